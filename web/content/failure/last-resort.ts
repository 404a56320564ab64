import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type LastResortCopy } from './en.ts';

/** The page that is shown if the error page fails too. It repeats tag and path, because it loads nothing of the site. */
export const lastResortCopy: Record<Locale, LastResortCopy> = { en, cn, de };
