import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ContactWords } from './words.ts';

export const contactWords: Record<Locale, ContactWords> = { en, cn, de };
