import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type PageNames } from './en.ts';

export const pageNames: Record<Locale, PageNames> = { en, cn, de };
