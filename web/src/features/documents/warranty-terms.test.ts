import { join } from 'node:path';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warranty, warrantyLines } from '#content/warranty/warranty.ts';
import { readPdf, withoutSpaces } from './documents.fixture.ts';
import { getWarrantyTerms } from './warranty-terms.ts';

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'));
});

describe.each(localeCodes)('the warranty terms in %s', (locale) => {
  it.each(warrantyLines)('R398 %s have the periods and sections of the page, without link targets', async (line) => {
    const { bytes } = await getWarrantyTerms(locale, line);
    const { text } = await readPdf(bytes);
    const { periods, sections } = warranty[line][locale];
    for (const { part, period } of periods) {
      expect(text).toContain(withoutSpaces(part));
      expect(text).toContain(withoutSpaces(period));
    }
    for (const { title } of sections) expect(text).toContain(withoutSpaces(title));
    expect(text).not.toContain('groupEntityList');
  });
});
