import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type FailureCopy } from './en.ts';

export const failureCopy: Record<Locale, FailureCopy> = { en, cn, de };
