import { expect, it } from 'vitest';
import { listConsentGroups, listStoredItems } from './browser-storage.ts';

it('R246 the consent banner has a category only for what exists', () => {
  expect(listConsentGroups(false)).toEqual(['C0001', 'C0003']);
  expect(listConsentGroups(true)).toEqual(['C0001', 'C0002', 'C0003']);
});

it('R283 nothing is sent to others unless a tracking pixel is configured', () => {
  expect(listStoredItems(false).filter(({ kind }) => kind === 'REQUEST')).toEqual([]);
  expect(listStoredItems(true).filter(({ kind }) => kind === 'REQUEST')).toHaveLength(1);
});
