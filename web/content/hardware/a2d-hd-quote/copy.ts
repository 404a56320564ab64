import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { a2dHdQuote } from './page.ts';

export const a2dHdQuoteCopy: Record<Locale, PageCopy<typeof a2dHdQuote>> = { en, cn, de };
