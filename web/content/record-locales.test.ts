import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { content } from '../../legacy/content/content.ts';
import { languagesOf } from '../../legacy/src/store/localize.ts';
import { getPage, type PagePath } from './pages.ts';

const ofModule = (module: string) => content.knowledge.filter((record) => record.module === module);

/** The locales into which at least one record is translated. */
function localesOf(records: readonly object[]): Locale[] {
  const languages = new Set(records.flatMap(languagesOf));
  return localeCodes.filter((code) => languages.has(locales[code].content));
}

it.each([
  ['/news/[id]', content.news],
  ['/application/moreApplication/cases/[case]', ofModule('caseStudies')],
  ['/aboutUs/events', ofModule('events')],
  ['/aboutUs/events/detail/[event]', ofModule('events')],
] satisfies [PagePath, readonly object[]][])('R181 %s has the locales of its records', (path, records) => {
  expect(getPage(path).locales).toEqual(localesOf(records));
});
