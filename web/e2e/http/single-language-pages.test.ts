import { locales } from '@heliograph/schema/locales.ts';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { abridgedDentureTeethCopy } from '#content/application/digital-denture-teeth/abridged/copy.ts';
import { digitalDentureTeethCopy } from '#content/application/digital-denture-teeth/copy.ts';
import { languageName } from '#features/translations/language-name.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

const PAGE = '/application/solution/digital-denture-teeth';
const { en } = digitalDentureTeethCopy;

describe.each(allSites)('the page on denture teeth in $locale', ({ locale, tag, path, messages }) => {
  const t = createTranslator({ locale: locales[locale].tag, messages, namespace: 'Languages' });
  const short = locale === 'en' ? null : abridgedDentureTeethCopy[locale];

  it('R117 Q17 shows the English content, folded below a short form in the language of the page', async () => {
    const $ = await getPage(path(PAGE));
    expect($('html').attr('lang')).toBe(tag);
    expect(textsOf($, 'main h1')).toEqual([(short ?? en).hero.title]);
    expect(textsOf($, 'main h2')).toEqual(expect.arrayContaining([en.steps.title, en.questions.title]));
    const folded = short ? [t('fullText', { language: languageName(locales.en.tag, tag) })] : [];
    expect(textsOf($, `main details:has(h2:contains(${en.steps.title})) > summary`)).toEqual(folded);
  });

  it('begins with the sections in the language of the page', async () => {
    const $ = await getPage(path(PAGE));
    const headings = short ? [short.summary.title, short.values.title] : [en.arch.title];
    expect(textsOf($, 'main h2').slice(0, headings.length)).toEqual(headings);
  });

  it('R181 marks the language of the content, and of the records in it', async () => {
    const $ = await getPage(path(PAGE));
    const languageOf = (selector: string) => $(selector).closest('[lang]').attr('lang');
    expect(languageOf(`main h2:contains(${en.steps.title})`)).toBe('en');
    expect(languageOf('main a[href*="denture-base-uv-106"]')).toBe(tag);
  });

  it('R181 Q17 has the English canonical URL and no translations', async () => {
    const $ = await getPage(path(PAGE));
    const pathsOf = (selector: string) => attributesOf($, selector, 'href').map((url) => new URL(url).pathname);
    expect(pathsOf('link[rel=canonical]')).toEqual([PAGE]);
    expect(attributesOf($, 'link[hreflang]', 'hreflang').toSorted()).toEqual(['en', 'x-default']);
    expect(new Set(pathsOf('link[hreflang]'))).toEqual(new Set([PAGE]));
  });
});

it('R181 the sitemap lists the page in English only', async () => {
  const { html } = await get('/sitemap.xml');
  const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url = '']) => new URL(url).pathname);
  expect(listed.filter((place) => place.endsWith(PAGE))).toEqual([PAGE]);
});
