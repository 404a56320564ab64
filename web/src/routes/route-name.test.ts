import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { type PagePath, pagePaths } from '#content/pages.ts';
import { findRouteName, toRouteName } from './route-name.ts';

const patterns = pagePaths.filter((path) => path.includes('['));

describe.each(localeCodes)('route names in %s', (locale) => {
  it('R8 join the segments of the path and end in the locale', () => {
    const hasParameter = (path: PagePath) => path.includes('[') || /^\/(?:material\/\d|application\/more)/.test(path);
    const pages = pagePaths.filter((path) => path !== '/' && !hasParameter(path));
    expect(pages.map((path) => toRouteName(path, locale))).toEqual(
      pages.map((path) => `${path.slice(1).replaceAll('/', '-')}___${locale}`),
    );
    expect(toRouteName('/', locale)).toBe(`index___${locale}`);
  });

  it('R8 Q23 name parameters without brackets, one of them misspelt', () => {
    expect(patterns.map((path) => toRouteName(path, locale)).toSorted()).toEqual(
      [
        'aboutUs-events-detail-event',
        'aboutUs-events-live-id',
        'aboutUs-events-liveStream-id',
        'aboutUs-joinUs-opening',
        'aboutUs-resources-detail-resource',
        'application-moreApplication-cases-id',
        'hardware-accessories-accessoriesDetail-accessoriesNameId',
        'hardware-detail',
        'hardware-model-3d-printer-support',
        'material-materialDetail-materiaNameId',
        'news-id',
      ].map((name) => `${name}___${locale}`),
    );
  });

  it('R8 name the lists of a parameter once', () => {
    const listsBelow = (parent: string) =>
      pagePaths.filter((path) => path.startsWith(parent) && /\/\d(?:-\w+)?$/.test(path));
    const namesBelow = (parent: string) => new Set(listsBelow(parent).map((path) => toRouteName(path, locale)));
    expect([...namesBelow('/material')]).toEqual([`material-t___${locale}`]);
    expect([...namesBelow('/application')]).toEqual([`application-moreApplication-t___${locale}`]);
  });
});

it.each([
  ['/', 'en', 'index___en'],
  ['/news/144', 'en', 'news-id___en'],
  ['/aboutUs/events/detail/cologne-409', 'cn', 'aboutUs-events-detail-event___cn'],
  ['/material/1-casting', 'de', 'material-t___de'],
  ['/404', 'de', undefined],
] as const satisfies [string, Locale, string | undefined][])(
  'R8 finds the route of %s in %s: %s',
  (path, locale, name) => {
    expect(findRouteName(path, locale)).toBe(name);
  },
);
