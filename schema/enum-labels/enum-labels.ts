import type { Locale } from '../locales.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { EnumLabelTexts } from './enum-label-texts.ts';

/** Labels of the enum values that visitors see, by locale, enum and value. */
export const enumLabels: Record<Locale, EnumLabelTexts> = { en, cn, de };
