import { expect, test } from 'vitest';
import { typeOf } from './search-types.ts';

test('pages about applications are a type of their own', () => {
  expect(typeOf({ kind: 'PAGE', url: '/application/dental-labs-3d-printer' })).toBe('application');
  expect(typeOf({ kind: 'PAGE', url: '/aboutUs' })).toBe('page');
  expect(typeOf({ kind: 'CASE_STUDY', url: '/application/moreApplication/cases/501' })).toBe('case');
});
