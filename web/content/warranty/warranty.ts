import type { Locale } from '@heliograph/schema/locales.ts';
import { dentalChinese } from './dental-cn.ts';
import { dentalGerman } from './dental-de.ts';
import { dentalEnglish } from './dental-en.ts';
import { reflexChinese } from './reflex-cn.ts';
import { reflexGerman } from './reflex-de.ts';
import { reflexEnglish } from './reflex-en.ts';
import type { WarrantyText } from './warranty-text.ts';

export const warranty = {
  dental: { en: dentalEnglish, cn: dentalChinese, de: dentalGerman },
  reflex: { en: reflexEnglish, cn: reflexChinese, de: reflexGerman },
} as const satisfies Record<string, Record<Locale, WarrantyText>>;

export type WarrantyLine = keyof typeof warranty;

export const warrantyLines = Object.keys(warranty) as WarrantyLine[];
