import { describe, expect, it } from 'vitest';
import { warranty } from '#content/warranty/warranty.ts';
import { allSites } from '../sites.ts';
import { getPage, textsOf } from './site.ts';

const PAGE = '/warranty-policies';

describe.each(allSites)('the warranty page in $locale', ({ locale, path }) => {
  it.each(['dental', 'reflex'] as const)(
    `R87 R174 Q28 shows the conditions of %s devices in ${locale}`,
    async (line) => {
      const $ = await getPage(path(PAGE));
      const { title, periods, sections } = warranty[line][locale];
      const region = `main section[aria-labelledby="${line}"]`;
      expect(textsOf($, `${region} h2`)).toEqual([title]);
      expect(textsOf($, `${region} dt`)).toEqual(periods.map(({ part }) => part));
      expect($(`${region} h3`).length).toBe(sections.length);
      for (const [index, section] of sections.entries()) {
        expect(textsOf($, `${region} h3`)[index]).toContain(section.title);
      }
    },
  );
});
