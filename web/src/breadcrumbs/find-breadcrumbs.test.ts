import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { toBreadcrumbTree } from './breadcrumb-tree.ts';
import { findBreadcrumbs, toBreadcrumbList } from './find-breadcrumbs.ts';

const namesOf = (locale: (typeof localeCodes)[number], path: string) =>
  findBreadcrumbs(toBreadcrumbTree(locale, 'Brand'), path, locale).map(({ name }) => name);

it.each(localeCodes)('R182 R184 follows the footer tree from the home page in %s', (locale) => {
  expect(namesOf(locale, '/material/1-casting')).toEqual([
    'Brand',
    footerCopy[locale].materials,
    pageNames[locale]['/material/1-casting'],
  ]);
});

it('R184 contains only the home page on the home page and on 404', () => {
  expect(namesOf('en', '/')).toEqual(['Brand']);
  expect(namesOf('en', '/404')).toEqual(['Brand']);
});

it('R182 links to the column above a record', () => {
  expect(namesOf('de', '/material/materialDetail/cast-uv-3-0-102')).toEqual(['Brand', footerCopy.de.materials]);
});

it('R93 R182 links to the list above an opening', () => {
  const breadcrumbs = findBreadcrumbs(toBreadcrumbTree('de', 'Brand'), '/aboutUs/joinUs/clinic-trainer', 'de');
  expect(breadcrumbs.at(-1)).toEqual({ name: pageNames.de['/aboutUs/joinUs'], href: '/de/aboutUs/joinUs' });
});

it('R183 has absolute URLs in order', () => {
  const breadcrumbs = findBreadcrumbs(toBreadcrumbTree('de', 'Brand'), '/material/1-casting', 'de');
  expect(toBreadcrumbList(breadcrumbs, 'https://site.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Brand', item: 'https://site.example/de' },
    {
      '@type': 'ListItem',
      position: 2,
      name: footerCopy.de.materials,
      item: 'https://site.example/de/material/0-all',
    },
    { '@type': 'ListItem', position: 3, name: 'Guss', item: 'https://site.example/de/material/1-casting' },
  ]);
});

it('contains no URL twice', () => {
  const breadcrumbs = findBreadcrumbs(toBreadcrumbTree('en', 'Brand'), '/material/0-all', 'en');
  expect(breadcrumbs.map(({ href }) => href)).toEqual(['/', undefined, '/material/0-all']);
});
