import { dentalChinese } from './dental-cn.ts';
import { dentalEnglish } from './dental-en.ts';
import { reflexChinese } from './reflex-cn.ts';
import { reflexEnglish } from './reflex-en.ts';
import type { WarrantyText } from './warranty-text.ts';

/** Available in English and Chinese only; other locales show the English text. */
export const warranty = {
  dental: { en: dentalEnglish, cn: dentalChinese },
  reflex: { en: reflexEnglish, cn: reflexChinese },
} as const satisfies Record<string, Record<'en' | 'cn', WarrantyText>>;
