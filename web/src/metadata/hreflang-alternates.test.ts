import { localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { alternatePaths } from '#i18n/paths.ts';
import { toAlternates } from './hreflang-alternates.ts';
import { toSitemapEntries } from './sitemap-entries.ts';

const ORIGIN = 'https://site.example';
const material = '/material/materialDetail/cast-102';
const PARTIAL = ['en', 'cn'] as const;

describe('a record without a German translation', () => {
  it('has the English page as its canonical address in German', () => {
    expect(toAlternates('de', material, PARTIAL).canonical).toBe(material);
    expect(toAlternates('cn', material, PARTIAL).canonical).toBe(`/cn${material}`);
  });

  it('has hreflang links for its translations only', () => {
    const languages = { en: material, 'zh-CN': `/cn${material}`, 'x-default': material };
    for (const locale of localeCodes) expect(toAlternates(locale, material, PARTIAL).languages).toEqual(languages);
  });

  it('has no German address in the sitemap', () => {
    const entries = toSitemapEntries(
      '/material/materialDetail/[material]',
      [{ path: material, available: PARTIAL }],
      ORIGIN,
    );
    const languages = {
      en: `${ORIGIN}${material}`,
      'zh-CN': `${ORIGIN}/cn${material}`,
      'x-default': `${ORIGIN}${material}`,
    };
    expect(entries).toEqual([
      { url: `${ORIGIN}${material}`, alternates: { languages } },
      { url: `${ORIGIN}/cn${material}`, alternates: { languages } },
    ]);
  });

  it('is not announced in a locale that its kind of page does not have', () => {
    expect(toAlternates('de', '/news/1', ['en', 'cn', 'de'])).toEqual({
      canonical: '/news/1',
      languages: { en: '/news/1', 'zh-CN': '/cn/news/1', 'x-default': '/news/1' },
    });
  });
});

it('a page without a record has an address in every locale', () => {
  expect(toAlternates('de', '/hardware')).toEqual({
    canonical: '/de/hardware',
    languages: alternatePaths('/hardware'),
  });
  expect(toSitemapEntries('/hardware', [{ path: '/hardware' }], ORIGIN)).toHaveLength(localeCodes.length);
});
