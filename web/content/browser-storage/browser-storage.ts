import { type Cookie, cookies, sessionKeys } from './cookies.ts';

/** Consent categories by their OneTrust ids: necessary, performance, functional. */
export const consentGroups = ['C0001', 'C0002', 'C0003'] as const;

export type ConsentGroup = (typeof consentGroups)[number];

type StoredItem = Partial<Cookie> & {
  name: string;
  kind: 'COOKIE' | 'SESSION_STORAGE' | 'REQUEST';
  group: ConsentGroup;
  /** Only if the operator has configured a tracking pixel. */
  needsTrackingPixel?: true;
};

/** Everything the site stores in a browser or sends to third parties. The consent banner offers no other categories. */
export const storedItems = {
  consent: { ...cookies.consent, kind: 'COOKIE', group: 'C0001' },
  preferredLocale: { ...cookies.preferredLocale, kind: 'COOKIE', group: 'C0001' },
  closedOffer: { ...cookies.closedOffer, kind: 'COOKIE', group: 'C0001' },
  closedLanguageNote: { name: sessionKeys.languageNote, kind: 'SESSION_STORAGE', group: 'C0001' },
  formDrafts: { name: 'draft:…', kind: 'SESSION_STORAGE', group: 'C0001' },
  reloadGuard: { name: 'heliograph:reloaded-at', kind: 'SESSION_STORAGE', group: 'C0001' },
  visits: { name: 'page_view, sign_up', kind: 'REQUEST', group: 'C0002', needsTrackingPixel: true },
  lastLocale: { ...cookies.lastLocale, kind: 'COOKIE', group: 'C0003' },
  settledLanguageNote: { name: sessionKeys.languageNote, kind: 'SESSION_STORAGE', group: 'C0003' },
} as const satisfies Record<string, StoredItem>;

export type StoredItemId = keyof typeof storedItems;

export function listStoredItems(hasTrackingPixel: boolean): (StoredItem & { id: StoredItemId })[] {
  return Object.entries<StoredItem>(storedItems)
    .filter(([, item]) => hasTrackingPixel || !item.needsTrackingPixel)
    .map(([id, item]) => ({ id: id as StoredItemId, ...item }));
}

export function listConsentGroups(hasTrackingPixel: boolean): ConsentGroup[] {
  const items = listStoredItems(hasTrackingPixel);
  return consentGroups.filter((group) => items.some((item) => item.group === group));
}
