import { describe, expect, it } from 'vitest';
import { caseStudyScopes, scopeNumbers } from '#features/case-studies/case-study-scopes.ts';
import { allSites, sites } from '../sites.ts';
import { followRedirects } from './redirects.ts';
import { attributesOf, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const LIST = '/application/moreApplication';

describe.each(allSites)('case studies in $locale', ({ locale, path, messages: { CaseStudies } }) => {
  it.each(scopeNumbers)(`R114 list %s has its cases and links to the others in ${locale}`, async (scope) => {
    const $ = await getPage(path(`${LIST}/${scope}`));
    const field = caseStudyScopes[scope];
    const { caseStudies } = await query(`{ caseStudies${field ? `(field: ${field})` : ''} { totalCount } }`);
    const { name, title } = CaseStudies.scopes[scope];
    const nav = `nav[aria-label="${CaseStudies.fields}"]`;
    expect(caseStudies.totalCount).toBeGreaterThan(0);
    expect(textsOf($, 'h1')).toEqual([title]);
    expect(textsOf($, 'main article')).toHaveLength(caseStudies.totalCount);
    expect(textsOf($, `${nav} a[aria-current=page]`)).toEqual([`${name} ${caseStudies.totalCount}`]);
    expect(attributesOf($, `${nav} a`, 'href')).toEqual(scopeNumbers.map((one) => path(`${LIST}/${one}`)));
  });

  it('R115 a case study shows its results', async () => {
    const $ = await getPage(path(`${LIST}/cases/512`));
    expect(textsOf($, 'main h2')).toContain(CaseStudies.results);
    expect(textsOf($, 'main dd')).toHaveLength(4);
    expect(textsOf($, 'main a')).toContainEqual(expect.stringMatching(/^Ortho Tough UV/));
    const text = locale === 'de' ? await getPage(`${LIST}/cases/512`) : $;
    expect(structuredDataOf($, 'Article')).toEqual([expect.objectContaining({ headline: textsOf(text, 'h1')[0] })]);
  });
});

it.each([
  ['507', 1],
  ['513', 2],
])('R115 case study %s leads to others of its field: %i', async (id, count) => {
  const own = `${LIST}/cases/${id}`;
  const links = attributesOf(await getPage(own), 'section[aria-labelledby=read-next] li h3 a', 'href');
  expect(links).toHaveLength(count);
  expect(links).not.toContain(own);
});

it('R181 German readers get German headings, results and an abridged text, and the full one in English', async () => {
  const { path, messages } = sites.de;
  const $ = await getPage(path(`${LIST}/cases/512`));
  expect(textsOf($, 'main summary')).toContain(messages.Languages.fullText.replace('{language}', 'Englisch'));
  expect($('main h1').closest('[lang]').attr('lang')).toBe(sites.de.tag);
  expect(textsOf($, 'main dd > span:first-child')).toEqual(['3 Tage', '31 Fälle', '400 N', '2 von 50']);
  expect($('.article-text')).toHaveLength(2);
  expect($('.article-text').last().attr('lang')).toBe('en');
  expect(textsOf($, 'main')[0]).toContain(messages.CaseStudies.evaluation.title);
  expect(attributesOf($, 'link[rel=canonical]', 'href')).toEqual([
    expect.stringMatching(/[^e]\/application\/moreApplication\/cases\/512$/),
  ]);
});

it('R181 marketing pages show German readers summaries of the case studies, and link to the English text', async () => {
  const { path, messages } = sites.de;
  const note = messages.CaseStudies.reportLanguage.replace('{language}', 'Englisch');
  for (const page of ['/', '/application/clear-aligners', '/hardware/A2D_4K']) {
    const $ = await getPage(path(page));
    const cards = 'main article:has(a[href*="/cases/"])';
    expect(textsOf($, `${cards} p`), page).toContain(note);
    expect(new Set(attributesOf($, `${cards} h3 a`, 'hreflang')), page).toEqual(new Set(['en']));
    expect($(`${cards}[lang]`), page).toHaveLength(0);
  }
});

it.each([`${LIST}/4`, '/aboutUs/CaseStudies', '/hardware/moreCases'])(
  'R181 %s tells German readers once that the reports are in English',
  async (page) => {
    const { path, messages } = sites.de;
    const [text = ''] = textsOf(await getPage(path(page)), 'main');
    expect(text.split(messages.CaseStudies.reportLanguages.replace('{languages}', 'Englisch'))).toHaveLength(2);
    expect(text).not.toContain(messages.CaseStudies.reportLanguage.replace('{language}', 'Englisch'));
  },
);

it('R115 the home page links to a case study', async () => {
  const $ = await getPage('/');
  expect(attributesOf($, 'main a', 'href')).toContain(`${LIST}/cases/513`);
});

it.each([
  [`${LIST}?t=3`, `${LIST}/3`],
  [`${LIST}/cases`, `${LIST}/4`],
])('R114 %s redirects to %s', async (from, to) => {
  expect(await followRedirects(from)).toEqual({ status: 308, path: to });
});
