import type { Locale } from '@heliograph/schema/locales.ts';
import type { OfficeName } from './offices.ts';

export type OfficeHours = {
  /** ISO 8601: 1 is Monday. */
  days: readonly [first: number, last: number];
  /** Local time of the office, `HH:MM`. */
  opens: string;
  closes: string;
};

/** Who answers readers of a locale. */
export type MarketContact = {
  office: OfficeName;
  /** Null until the operator sets it: then the page shows no hours. */
  hours: OfficeHours | null;
  /** Whether WeChat is in use in this market: its QR code is a setting, `WECHAT_QR_URL`. */
  hasWechat: boolean;
};

export const marketContacts: Record<Locale, MarketContact> = {
  en: { office: 'boston', hours: null, hasWechat: false },
  cn: { office: 'shanghai', hours: null, hasWechat: true },
  de: { office: 'berlin', hours: null, hasWechat: false },
};
