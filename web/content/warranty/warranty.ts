import type { Locale } from '@heliograph/schema/locales.ts';
import { dentalChinese } from './dental-cn.ts';
import { dentalEnglish } from './dental-en.ts';
import { reflexChinese } from './reflex-cn.ts';
import { reflexEnglish } from './reflex-en.ts';
import type { WarrantyText } from './warranty-text.ts';

/** Other locales show the English text. The page has the same locales in `pages.ts`. */
export const warrantyLocales = ['en', 'cn'] as const satisfies readonly Locale[];

type WarrantyLocale = (typeof warrantyLocales)[number];

export const warranty = {
  dental: { en: dentalEnglish, cn: dentalChinese },
  reflex: { en: reflexEnglish, cn: reflexChinese },
} as const satisfies Record<string, Record<WarrantyLocale, WarrantyText>>;
