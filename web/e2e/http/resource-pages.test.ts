import { describe, expect, it } from 'vitest';
import { allSites, sites } from '../sites.ts';
import { followRedirects } from './redirects.ts';
import { attributesOf, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const LIST = '/aboutUs/resources';
const LISTED = '[WEBINARS, BROCHURES, NEWS, WHITE_PAPERS, BLOGS, ARTICLES]';
const PAPER = `${LIST}/detail/white-paper-burn-out-of-castable-resin-313`;

describe.each(allSites)('resources in $locale', ({ tag, path, messages: { Resources } }) => {
  it('R94 R303 are listed, newest first, without case studies and events', async () => {
    const $ = await getPage(path(LIST));
    const { resources } = await query(`{ resources(filter: { modules: ${LISTED} }) { totalCount } }`);
    expect(textsOf($, 'h1')).toEqual([Resources.scopes.all.title]);
    const rows = $('main article')
      .toArray()
      .map((row) => ({
        isOther: $(row).is(':has([lang], a[hreflang])'),
        day: $(row).find('time').attr('datetime') ?? '',
      }));
    expect(rows).toHaveLength(resources.totalCount);
    const inOrder = rows.toSorted((a, b) => Number(a.isOther) - Number(b.isOther) || b.day.localeCompare(a.day));
    expect(rows).toEqual(inOrder);
    expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(10);
  });

  it('R100 a white paper is available', async () => {
    const $ = await getPage(path(PAPER));
    expect($('.article-text').attr('lang')).toBeUndefined();
    expect($(`[role=group][aria-label="${Resources.table}"] table`)).toHaveLength(2);
    expect(attributesOf($, 'main a', 'href')).toContain(path('/material/materialDetail/cast-uv-3-0-102'));
    expect(structuredDataOf($, 'Article')).toEqual([
      expect.objectContaining({ headline: textsOf($, 'h1')[0], inLanguage: tag }),
    ]);
  });
});

it('R100 a white paper ends with two others', async () => {
  const $ = await getPage(PAPER);
  const next = 'section[aria-labelledby=read-next] li';
  const { WHITE_PAPERS } = sites.en.messages.Resources.kinds;
  expect(textsOf($, `${next} .text-accent`)).toEqual([WHITE_PAPERS, WHITE_PAPERS]);
  expect(attributesOf($, `${next} a`, 'href')).not.toContain(PAPER);
});

it('R96 the Reflex line has its own list', async () => {
  const $ = await getPage(`${LIST}/reflex-resources`);
  const { resources } = await query(`{ resources(filter: { line: REFLEX, modules: ${LISTED} }) { totalCount } }`);
  expect(resources.totalCount).toBeGreaterThan(5);
  expect(textsOf($, 'h1')).toEqual([sites.en.messages.Resources.scopes.reflex.title]);
  expect(textsOf($, 'main article')).toHaveLength(resources.totalCount);
});

it.each([
  [`${LIST}/detail/old-words-313`, PAPER],
  [`/de${LIST}/detail/anything-408`, '/de/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408'],
  [`${LIST}/detail`, LIST],
])('R100 R302 %s redirects to %s', async (from, to) => {
  expect(await followRedirects(from)).toEqual({ status: 308, path: to });
});
