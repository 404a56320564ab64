import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageWords } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { waxUp } from './page.ts';

export const waxUpWords: Record<Locale, PageWords<typeof waxUp>> = { en, cn, de };
