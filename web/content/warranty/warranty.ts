import { dentalChinese } from './d-cn.ts';
import { dentalEnglish } from './d-en.ts';
import { reflexChinese } from './r-cn.ts';
import { reflexEnglish } from './r-en.ts';
import type { WarrantyText } from './warranty-text.ts';

/** The conditions by line. There are no others: who reads another language is shown the English ones. */
export const warranty = {
  dental: { en: dentalEnglish, cn: dentalChinese },
  reflex: { en: reflexEnglish, cn: reflexChinese },
} as const satisfies Record<string, Record<'en' | 'cn', WarrantyText>>;
