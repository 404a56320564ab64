import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import type { Locale } from './locales.ts';

export const messages: Record<Locale, Messages> = { EN: en, CN: cn, DE: de };
