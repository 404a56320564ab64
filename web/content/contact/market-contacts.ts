import type { Locale } from '@heliograph/schema/locales.ts';
import { type OfficeName, offices } from './offices.ts';

/** When, and in which languages, an office answers the phone. */
export type PhoneLine = {
  /** ISO 8601: 1 is Monday. */
  days: readonly [first: number, last: number];
  /** Local time of the office, `HH:MM`. */
  opens: string;
  closes: string;
  /** BCP 47. */
  languages: readonly string[];
};

/** Null hides the hours of an office. */
export const phoneLines: Record<OfficeName, PhoneLine | null> = {
  shanghai: { days: [1, 5], opens: '08:30', closes: '18:00', languages: ['zh', 'en'] },
  berlin: { days: [1, 5], opens: '08:00', closes: '17:00', languages: ['de', 'en'] },
  boston: { days: [1, 5], opens: '08:00', closes: '18:00', languages: ['en'] },
};

/** Who answers readers of a locale. */
type MarketContact = {
  office: OfficeName;
  /** Whether WeChat is in use in this market: its QR code is a setting, `WECHAT_QR_URL`. */
  hasWechat: boolean;
};

export const marketContacts: Record<Locale, MarketContact> = {
  en: { office: 'boston', hasWechat: false },
  cn: { office: 'shanghai', hasWechat: true },
  de: { office: 'berlin', hasWechat: false },
};

/** The office of the locale's readers comes first. */
export function listOffices(locale: Locale): OfficeName[] {
  const { office: own } = marketContacts[locale];
  const others = (Object.keys(offices) as OfficeName[]).filter((office) => office !== own);
  return [own, ...others];
}
