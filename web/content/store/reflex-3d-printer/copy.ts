import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { buyReflex } from './page.ts';

export const buyReflexCopy: Record<Locale, PageCopy<typeof buyReflex>> = { en, cn, de };
