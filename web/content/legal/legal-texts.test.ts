import { readFileSync } from 'node:fs';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { splitLinks } from '#navigation/inline-links.ts';
import { companyFactNames, factGroups } from '../company/company-facts.ts';
import { mailboxes } from '../contact/offices.ts';
import { legalBranch } from '../footer/footer.ts';
import { findHrefKind } from '../href.ts';
import { getPage, isListed, isPagePath, pagePaths } from '../pages.ts';
import { formNoticePages } from './form-notices.ts';
import { imprint } from './imprint/imprint.ts';
import { isLegalData, type LegalBlock, type LegalText } from './legal-text.ts';
import { findLegalText, legalPaths } from './legal-texts.ts';
import { listMissingFacts, listVisibleSections } from './visible-sections.ts';

type LocaleCode = (typeof localeCodes)[number];

function textsOf({ copy }: LegalText, locale: LocaleCode): string[] {
  return copy[locale].sections.flatMap(({ blocks }) => blocks.flatMap(textsIn));
}

function textsIn(block: LegalBlock): readonly string[] {
  if (isLegalData(block)) return [];
  if (typeof block === 'string') return [block];
  return 'columns' in block ? [block.caption, ...block.columns, ...block.rows.flat()] : block;
}

function linksOf(text: LegalText, locale: LocaleCode): string[] {
  return textsOf(text, locale).flatMap((copy) => splitLinks(copy).flatMap(({ target }) => target ?? []));
}

function resolves(target: string, locale: LocaleCode): boolean {
  const kind = findHrefKind(target);
  if (kind === 'EXTERNAL' || kind === 'CONTACT') return true;
  const [path = '', id] = target.split('#');
  if (!isPagePath(path) || !isListed(path, locale)) return false;
  return id === undefined || (findLegalText(path)?.copy[locale].sections.some((section) => section.id === id) ?? false);
}

describe.each(legalPaths)('the legal text at %s', (path) => {
  const text = findLegalText(path) ?? expect.fail(path);
  const { copy, updated, effective = updated } = text;
  const sectionsIn = (locale: LocaleCode) => copy[locale].sections.map(({ id }) => id);
  const dataIn = (locale: LocaleCode) => copy[locale].sections.map(({ blocks }) => blocks.filter(isLegalData));

  it.each(localeCodes)('has unique sections in the same order in %s', (locale) => {
    expect(new Set(sectionsIn(locale)).size).toBe(sectionsIn(locale).length);
    expect(sectionsIn(locale)).toEqual(sectionsIn('en'));
    expect(dataIn(locale)).toEqual(dataIn('en'));
  });

  it.each(localeCodes)('links to existing pages and sections in %s', (locale) => {
    expect(linksOf(text, locale)).toHaveLength(linksOf(text, 'en').length);
    expect(linksOf(text, locale).filter((target) => !resolves(target, locale))).toEqual([]);
  });

  it.each(localeCodes)('has tables of the same size with a cell per column in %s', (locale) => {
    const tablesIn = (code: LocaleCode) =>
      copy[code].sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (typeof block === 'object' && 'columns' in block ? [block] : [])),
      );
    const sizesIn = (code: LocaleCode) => tablesIn(code).map(({ columns, rows }) => [columns.length, rows.length]);
    expect(sizesIn(locale)).toEqual(sizesIn('en'));
    for (const { columns, rows } of tablesIn(locale)) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
    }
  });

  it('has valid dates', () => {
    for (const day of [updated, effective]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  });
});

const LEGAL_PAGES = [
  ['R74', '/cookieStatement'],
  ['R75', '/groupEntityList'],
  ['R77', '/imprint'],
  ['R79', '/privacyPolicy'],
  ['R83', '/termofUse'],
  ['R84', '/visitorsCalifornia'],
  ['R85', '/visitorsChina'],
  ['R86', '/visitorsEuropean'],
] as const;

it.each(LEGAL_PAGES)('%s %s has a text, and is linked in the footer in every locale', (_number, path) => {
  expect(legalPaths).toContain(path);
  expect(legalBranch.pages).toContain(path);
  expect(localeCodes.filter((locale) => !isListed(path, locale))).toEqual([]);
});

it('no other page is a legal text', () => {
  const legal = LEGAL_PAGES.map(([, path]) => path).toSorted();
  expect(pagePaths.filter((path) => getPage(path).kind === 'LEGAL').toSorted()).toEqual(legal);
  expect([...legalPaths].toSorted()).toEqual(legal);
  expect([...legalBranch.pages].toSorted()).toEqual(legal);
});

it('legal texts contain links', () => {
  const links = legalPaths.flatMap((path) => linksOf(findLegalText(path) ?? expect.fail(path), 'en'));
  expect(links.length).toBeGreaterThan(10);
});

it.each(localeCodes)('R225 Q56 form notices link to listed pages in %s', (locale) => {
  const { privacyNotices, subscription } = messages[locale].Inquiries;
  const tagsOf = (notice: string) => [...notice.matchAll(/<(\w+)>/g)].map(([, tag]) => tag);
  const pages = Object.keys(formNoticePages).toSorted();
  for (const notice of [privacyNotices.request, subscription.acceptTerms])
    expect(tagsOf(notice).toSorted()).toEqual(pages);
  for (const notice of Object.values(privacyNotices)) expect(tagsOf(notice)).toContain('privacy');
  for (const path of Object.values(formNoticePages)) expect(isListed(path, locale), path).toBe(true);
});

it('Q48 R377 dates match the specification', () => {
  expect(findLegalText('/privacyPolicy')).toMatchObject({ updated: '2024-09-30' });
  expect(findLegalText('/termofUse')).toMatchObject({ updated: '2024-09-30' });
  expect(findLegalText('/cookieStatement')).toMatchObject({ effective: '2022-02-01' });
});

it.each([
  ['/termofUse', 'US$100', '100 美元', '100 US-Dollar'],
  ['/termofUse', 'Children under 13', '不满十三周岁', 'Kinder unter 13 Jahren'],
  ['/privacyPolicy', 'children under 13', '不满十三周岁', 'Kindern unter 13 Jahren'],
  ['/privacyPolicy', 'at least five weeks', '至少保存五周', 'mindestens fünf Wochen'],
])('R377 %s contains “%s” in all languages', (path, en, cn, de) => {
  const text = findLegalText(path) ?? expect.fail(path);
  for (const [locale, figure] of Object.entries({ en, cn, de })) {
    const copy = textsOf(text, localeCodes.find((code) => code === locale) ?? expect.fail(locale)).join('\n');
    expect(copy.replaceAll('\u00a0', ' ')).toContain(figure);
  }
});

it.each([
  ['/privacyPolicy', 'at least five weeks', '至少保存五周', 'mindestens fünf Wochen'],
  ['/privacyPolicy', 'as long as the account exists', '在账号存续期间保存', 'solange das Konto besteht'],
  [
    '/termofUse',
    'of legal age and can enter into contracts',
    '完全民事行为能力的成年人',
    'volljährige und geschäftsfähige Personen',
  ],
  ['/termofUse', 'you are authorized to do so', '已获得该单位授权', 'dass Sie dazu berechtigt sind'],
])('R277 %s says “%s” in all languages', (path, ...sentences) => {
  const text = findLegalText(path) ?? expect.fail(path);
  for (const [index, locale] of localeCodes.entries()) {
    expect(textsOf(text, locale).join('\n').replaceAll('\u00a0', ' ')).toContain(sentences[index]);
  }
});

it.each([
  ['/privacyPolicy', 'asks nobody to sign in', '无需登录', 'eine Anmeldung gibt es nicht'],
  ['/termofUse', 'There are no accounts here', '不提供账号注册和登录', 'Konten und Anmeldung gibt es hier nicht'],
])('Q54 %s says “%s” where it mentions members, in all languages', (path, ...sentences) => {
  const text = findLegalText(path) ?? expect.fail(path);
  for (const [index, locale] of localeCodes.entries()) {
    expect(textsOf(text, locale).join('\n').replaceAll('\u00a0', ' ')).toContain(sentences[index]);
  }
});

it('the imprint names each mailbox once, and links to every other legal page', () => {
  const boxes = imprint.copy.en.sections.flatMap(({ blocks }) =>
    blocks.filter(isLegalData).flatMap((data) => {
      if ('offices' in data) return data.mailbox ?? [];
      return 'mailboxes' in data ? data.mailboxes : [];
    }),
  );
  expect(boxes.toSorted()).toEqual(Object.keys(mailboxes).toSorted());
  expect(linksOf(imprint, 'en')).toEqual(
    expect.arrayContaining(legalBranch.pages.filter((page) => page !== '/imprint')),
  );
});

describe('company facts', () => {
  const sections = (facts: object, marksMissing = false) =>
    listVisibleSections(imprint.copy.de, 'de', { facts, marksMissing }).map(({ id }) => id);

  it('hide sections without values', () => {
    expect(sections({})).toEqual(['provider', 'offices', 'medicalDevices', 'missing', 'contact', 'notices', 'more']);
  });

  it('are listed as missing unless they are set, do not apply, or are marked in their place', () => {
    const imprintFacts = listMissingFacts(imprint.copy.de, 'de', {});
    expect(listMissingFacts(imprint.copy.de, 'de', { vatId: 'DE000000000', businessId: null })).toEqual(
      imprintFacts.filter((fact) => fact !== 'vatId' && fact !== 'businessId'),
    );
    expect(sections(Object.fromEntries(imprintFacts.map((fact) => [fact, null])))).not.toContain('missing');
    expect(sections({}, true)).not.toContain('missing');
  });

  it('show a section once a fact is set', () => {
    expect(sections({ vatId: 'DE000000000' })).toContain('tax');
    expect(sections({ weeeNumber: 'A' })).toContain('equipment');
  });

  it('are marked if they are missing, but not if they do not apply', () => {
    expect(sections({}, true)).toContain('tax');
    expect(sections({ vatId: null, businessId: null }, true)).not.toContain('tax');
  });

  it('of the imprint are in one group each', () => {
    const grouped = Object.values(factGroups).flat();
    expect(grouped.toSorted()).toEqual(listMissingFacts(imprint.copy.de, 'de', {}).toSorted());
  });

  it('are listed in the operations guide', () => {
    const instructions = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(companyFactNames.filter((fact) => !instructions.includes(`\`${fact}\``))).toEqual([]);
  });
});
