import { dentalChinese } from './d-cn.ts';
import { dentalEnglish } from './d-en.ts';
import { reflexChinese } from './r-cn.ts';
import { reflexEnglish } from './r-en.ts';
import type { WarrantyText } from './warranty-text.ts';

/** Available in English and Chinese only; other locales show the English text. */
export const warranty = {
  dental: { en: dentalEnglish, cn: dentalChinese },
  reflex: { en: reflexEnglish, cn: reflexChinese },
} as const satisfies Record<string, Record<'en' | 'cn', WarrantyText>>;
