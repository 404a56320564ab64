import { expect, it } from 'vitest';
import { listConsentGroups, listStoredItems } from './browser-storage.ts';

it('R246 offers only consent categories that are in use', () => {
  expect(listConsentGroups(false)).toEqual(['C0001', 'C0003']);
  expect(listConsentGroups(true)).toEqual(['C0001', 'C0002', 'C0003']);
});

it('R283 sends nothing to third parties unless a tracking pixel is configured', () => {
  expect(listStoredItems(false).filter(({ kind }) => kind === 'REQUEST')).toEqual([]);
  expect(listStoredItems(true).filter(({ kind }) => kind === 'REQUEST')).toHaveLength(1);
});
