import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type LastResortCopy } from './en.ts';

/** Texts of the page that is shown if the error page fails too. */
export const lastResortCopy: Record<Locale, LastResortCopy> = { en, cn, de };
