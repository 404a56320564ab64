import { contentLanguages } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { toSearchRows } from './search-rows.ts';

it.each(contentLanguages)('machines come before pages, and accessories after materials in %s', (language) => {
  const rows = toSearchRows().filter((row) => row.language === language);
  const isProduct = ({ url }: { url: string }) => url === '/hardware/A2D' || url === '/hardware/ultraCraft-cure';
  const products = rows.filter(isProduct).map(({ position }) => position);
  const home = rows.find(({ url }) => url === '/')?.position ?? -1;
  expect(products).toHaveLength(2);
  expect(Math.max(...products)).toBeLessThan(home);
  const positionOf = (start: string) => rows.find(({ url }) => url.startsWith(start))?.position ?? -1;
  const material = positionOf('/material/materialDetail/');
  expect(home).toBeLessThan(material);
  expect(material).toBeLessThan(positionOf('/hardware/accessories/accessoriesDetail/'));
});

it.each(contentLanguages)('English titles are found in %s', (language) => {
  const rows = toSearchRows().filter((row) => row.language === language);
  const found = rows.filter(({ folded_words }) => folded_words.includes('resin station')).map(({ url }) => url);
  expect(found).toContain('/hardware/resin-station');
});

it.each(contentLanguages)('English titles rank as titles in %s', (language) => {
  const rows = toSearchRows().filter((row) => row.language === language);
  const dentures = rows.find(({ url }) => url === '/application/solution/digital-denture-teeth');
  expect(dentures?.folded_title).toContain('denture');
});

it('short versions of untranslated records are found, under their title', () => {
  const [row] = toSearchRows().filter(({ language, url }) => language === 'de' && url === '/news/144');
  expect(row?.title).toBe('Chairside-Kurs für Praxisteams am 9.\u00a0April in Berlin');
  expect(row?.folded_words).toContain('provisorische krone');
  expect(row?.folded_words).toContain('one-day chairside course');
});
