import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { shareAndWin } from './page.ts';

export const shareAndWinCopy: Record<Locale, PageCopy<typeof shareAndWin>> = { en, cn, de };
