import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import type { ContactCopy } from './contact-copy.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const contactCopy: Record<Locale, ContactCopy> = { en, cn, de };
