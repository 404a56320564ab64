import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import type { ContactWords } from './contact-copy.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const contactWords: Record<Locale, ContactWords> = { en, cn, de };
