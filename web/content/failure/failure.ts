import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type FailureWords } from './en.ts';

export const failureWords: Record<Locale, FailureWords> = { en, cn, de };
