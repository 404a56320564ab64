import { expect, it } from 'vitest';
import { homeFirst } from './home-first.ts';

const resin = { id: '1', name: 'Splint Rigid UV', bodyContact: 'MOUTH' as const, registrations: [] };
const caseFrom = (country: string, materials: (typeof resin)[] = []) => ({
  country,
  field: 'DENTISTRY' as const,
  materials,
});

it('puts evaluations last, and in each group the country of the reader first', () => {
  const cases = [caseFrom('SE', [resin]), caseFrom('IT'), caseFrom('CN'), caseFrom('US', [resin])];
  const countriesIn = (locale: 'en' | 'cn' | 'de') => homeFirst(cases, locale).map(({ country }) => country);
  expect(countriesIn('en')).toEqual(['IT', 'CN', 'US', 'SE']);
  expect(countriesIn('cn')).toEqual(['CN', 'IT', 'SE', 'US']);
  expect(countriesIn('de')).toEqual(['IT', 'CN', 'SE', 'US']);
});
