import { expect, it } from 'vitest';
import { homeFirst } from './home-first.ts';

const resin = { id: '1', name: 'Splint Rigid UV', bodyContact: 'MOUTH' as const, registrations: [] };
const caseFrom = (
  country: string,
  materials: (typeof resin)[] = [],
  field: 'DENTISTRY' | 'HEARABLES' = 'DENTISTRY',
) => ({ country, field, materials });

it('puts evaluations last, and in each group dentistry and then the country of the reader first', () => {
  const cases = [
    caseFrom('SE', [resin]),
    caseFrom('JP', [], 'HEARABLES'),
    caseFrom('IT'),
    caseFrom('CN'),
    caseFrom('US', [resin]),
  ];
  const countriesIn = (locale: 'en' | 'cn' | 'de') => homeFirst(cases, locale).map(({ country }) => country);
  expect(countriesIn('en')).toEqual(['IT', 'CN', 'JP', 'US', 'SE']);
  expect(countriesIn('cn')).toEqual(['CN', 'IT', 'JP', 'SE', 'US']);
  expect(countriesIn('de')).toEqual(['IT', 'CN', 'JP', 'SE', 'US']);
});
