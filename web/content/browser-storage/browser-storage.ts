import type { Locale } from '@heliograph/schema/locales.ts';

const storedItems = [
  {
    id: 'consent',
    name: 'cookie_consent',
    kind: 'COOKIE',
    group: 'C0001',
    days: { en: 182, cn: 182, de: 182 },
    condition: null,
  },
] as const;
export type StoredItem = {
  id: 'consent';
  name: string;
  kind: 'COOKIE' | 'SESSION_STORAGE' | 'REQUEST';
  group: 'C0001' | 'C0002' | 'C0003';
  days: Record<Locale, number> | null;
  condition: null | 'TRACKING_PIXEL';
};
export function listStoredItems(_hasTrackingPixel: boolean): readonly StoredItem[] {
  return storedItems;
}
export const storagePurposes: Record<Locale, Record<'consent', string>> = {
  en: { consent: 'x' },
  cn: { consent: 'x' },
  de: { consent: 'x' },
};
