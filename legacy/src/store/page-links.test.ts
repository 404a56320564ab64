import { contentLanguages } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { tdkPages } from '../../content/tdk.ts';
import { removeLinksToUnfinishedPages } from './page-links.ts';
import { recordKinds } from './record-kinds.ts';

it('replaces links to unfinished pages with their text, with or without a query, and keeps all other links', () => {
  const unfinished = tdkPages.find(({ isFound }) => isFound === false)?.url;
  const finished = '<a href="/store/support?topic=1">support</a> <a href="https://a.example/SAP">elsewhere</a>';
  expect(removeLinksToUnfinishedPages(`<p><a href="${unfinished}#jobs">Ultra-<em>Net</em></a>, ${finished}</p>`)).toBe(
    `<p>Ultra-<em>Net</em>, ${finished}</p>`,
  );
});

it('serves no text with a link to an unfinished page in any language', () => {
  const unfinished = tdkPages.filter(({ isFound }) => isFound === false).map(({ url }) => `href="${url}"`);
  const bodies = Object.values(recordKinds).flatMap((records) =>
    records.flatMap(({ inLanguage }) => contentLanguages.map((language) => inLanguage(language).body)),
  );
  const texts = bodies.flatMap((body) => ('content' in body ? [String(body.content)] : []));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => unfinished.some((link) => text.includes(link)))).toEqual([]);
});
