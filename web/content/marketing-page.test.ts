import { expect, it } from 'vitest';
import type { SectionLayout } from '#sections/page-content.ts';
import { digitalDentureTeethCopy } from './application/digital-denture-teeth/copy.ts';
import { digitalDentureTeeth } from './application/digital-denture-teeth/page.ts';
import type { MarketingPages } from './marketing-page.ts';
import { findMarketingPage, marketingPaths } from './marketing-pages.ts';
import { contentLocales } from './pages.ts';
import { designServiceCopy } from './services/design-service/copy.ts';
import { designService } from './services/design-service/page.ts';

it.each(marketingPaths)('Q17 %s has copy in exactly the locales of the page', (path) => {
  expect(Object.keys(findMarketingPage(path)?.copy ?? {}).toSorted()).toEqual(contentLocales(path).toSorted());
});

/** Names and terms can be equal in two languages, sentences cannot. */
const MIN_SENTENCE = 40;

function sentencesIn(part: unknown): string[] {
  if (typeof part === 'string') return part.length >= MIN_SENTENCE ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesIn) : [];
}

it.each(marketingPaths)('%s has copy of its own in each language', (path) => {
  const sentences = Object.values(findMarketingPage(path)?.copy ?? {}).flatMap((copy) => [
    ...new Set(sentencesIn(copy)),
  ]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

it.each(marketingPaths)('%s numbers all points of a picture or none', (path) => {
  const sections = Object.values<SectionLayout>(findMarketingPage(path)?.layout ?? {});
  for (const section of sections) {
    if (section.kind === 'media-text' && section.marks) expect(section.marks).toHaveLength(section.points?.length ?? 0);
  }
});

it('Q17 copy in more or fewer locales is a type error', () => {
  const { en } = digitalDentureTeethCopy;
  const inAllLocales = { layout: digitalDentureTeeth, copy: { en, cn: en, de: en } };
  // @ts-expect-error The page exists in English only.
  const surplus = { '/application/solution/digital-denture-teeth': inAllLocales } satisfies MarketingPages;
  const inEnglish = { layout: designService, copy: { en: designServiceCopy.en } };
  // @ts-expect-error The page exists in all languages.
  const missing = { '/services/design': inEnglish } satisfies MarketingPages;
  expect([surplus, missing]).toHaveLength(2);
});
