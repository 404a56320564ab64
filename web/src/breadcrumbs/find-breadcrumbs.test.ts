import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { footerWords } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { toTrailNodes } from './breadcrumb-tree.ts';
import { findTrail, toBreadcrumbList } from './find-breadcrumbs.ts';

const namesOf = (locale: (typeof localeCodes)[number], path: string) =>
  findTrail(toTrailNodes(locale, 'Brand'), path).map(({ name }) => name);

it.each(localeCodes)('R182 R184 leads from the brand through the tree of the footer in %s', (locale) => {
  expect(namesOf(locale, '/material/1-casting')).toEqual([
    'Brand',
    footerWords[locale].materials,
    pageNames[locale]['/material/1-casting'],
  ]);
});

it('R184 begins and ends at the brand home at home, and where there is nothing', () => {
  expect(namesOf('en', '/')).toEqual(['Brand']);
  expect(namesOf('en', '/404')).toEqual(['Brand']);
});

it('R182 leads to the column above a record', () => {
  expect(namesOf('de', '/material/materialDetail/cast-uv-3-0-102')).toEqual(['Brand', footerWords.de.materials]);
});

it('R183 tells search engines full addresses in their order', () => {
  const trail = findTrail(toTrailNodes('de', 'Brand'), '/material/1-casting');
  expect(toBreadcrumbList(trail, 'https://site.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Brand', item: 'https://site.example/de' },
    {
      '@type': 'ListItem',
      position: 2,
      name: footerWords.de.materials,
      item: 'https://site.example/de/material/0-all',
    },
    { '@type': 'ListItem', position: 3, name: 'Guss', item: 'https://site.example/de/material/1-casting' },
  ]);
});

it('names no address twice', () => {
  const trail = findTrail(toTrailNodes('en', 'Brand'), '/material/0-all');
  expect(trail.map(({ href }) => href)).toEqual(['/', undefined, '/material/0-all']);
});
