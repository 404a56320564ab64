import { describe, expect, it } from 'vitest';
import { warranty } from '#content/warranty/warranty.ts';
import { allSites, sites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

const PAGE = '/warranty-policies';

describe.each(allSites)('the warranty page in $locale', ({ locale, path, messages }) => {
  const language = locale === 'cn' ? 'cn' : 'en';

  it.each(['dental', 'reflex'] as const)(
    `R87 R174 Q28 shows the conditions of %s devices in ${locale}`,
    async (line) => {
      const $ = await getPage(path(PAGE));
      const { title, periods, sections } = warranty[line][language];
      const region = `main section[aria-labelledby="${line}"]`;
      expect(textsOf($, `${region} h2`)).toEqual([title]);
      expect(textsOf($, `${region} th[scope=row]`)).toEqual(periods.map(({ part }) => part));
      expect($(`${region} h3`).length).toBe(sections.length);
      for (const [index, section] of sections.entries()) {
        expect(textsOf($, `${region} h3`)[index]).toContain(section.title);
      }
    },
  );

  it('Q28 marks conditions in another language', async () => {
    const $ = await getPage(path(PAGE));
    const isForeign = locale === 'de';
    expect(textsOf($, 'main')[0]?.includes(messages.Warranty.otherLanguageTitle)).toBe(isForeign);
    expect($('main section[lang=en]')).toHaveLength(isForeign ? 2 : 0);
  });
});

it('Q17 the German page shows English text and has the English canonical URL', async () => {
  const $ = await getPage(sites.de.path(PAGE));
  expect(attributesOf($, 'link[rel=canonical]', 'href')).toEqual([
    expect.stringMatching(/^https?:\/\/[^/]+\/warranty-policies$/),
  ]);
  expect(attributesOf($, 'link[hreflang]', 'hreflang').toSorted()).toEqual(['en', 'x-default', 'zh-CN']);
});

it('Q17 the footer disables languages in which the conditions are not available', async () => {
  const $ = await getPage(PAGE);
  const nav = `nav[aria-label="${sites.en.messages.Languages.title}"]`;
  expect(textsOf($, `${nav} [aria-disabled=true]`)).toEqual(['Deutsch']);
  expect(attributesOf($, `${nav} a[href]`, 'href')).toContain('/cn/warranty-policies');
});
