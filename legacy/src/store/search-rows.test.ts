import { contentLanguages } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { toSearchRows } from './search-rows.ts';

it.each(contentLanguages)('products come before other entries in %s', (language) => {
  const rows = toSearchRows().filter((row) => row.language === language);
  const isProduct = ({ url }: { url: string }) => url === '/hardware/A2D' || url === '/hardware/ultraCraft-cure';
  const products = rows.filter(isProduct).map(({ position }) => position);
  const home = rows.find(({ url }) => url === '/')?.position ?? -1;
  expect(products).toHaveLength(2);
  expect(Math.max(...products)).toBeLessThan(home);
});

it.each(contentLanguages)('English titles are found in %s', (language) => {
  const rows = toSearchRows().filter((row) => row.language === language);
  const found = rows.filter(({ folded_words }) => folded_words.includes('resin station')).map(({ url }) => url);
  expect(found).toContain('/hardware/resin-station');
});
