import { describe, expect, it } from 'vitest';
import { content } from './content.ts';
import { CONTENT_LANGUAGES } from './text.ts';

type Leaf = { path: string; text: Record<string, unknown> };

/** Every text of a record, with the way to it. */
function textsOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ path, text: value as Record<string, unknown> }];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

describe('content', () => {
  it('R5 says everything in English, Chinese and German', () => {
    const leaves = [...textsOf(content.materials), ...textsOf(content.terms), ...textsOf(content.certificates)];
    const missing = leaves.filter(({ text }) =>
      CONTENT_LANGUAGES.some((language) => typeof text[language] !== 'string' || text[language].trim() === ''),
    );
    expect(leaves.length).toBeGreaterThan(1000);
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('writes Chinese with Chinese punctuation', () => {
    const wrong = textsOf(content.materials).filter(({ text }) =>
      /[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]/.test(String(text.zh)),
    );
    expect(wrong.map(({ path, text }) => `${path}: ${text.zh}`)).toEqual([]);
  });

  it('keeps a number and its unit on one line', () => {
    const units = '°C|%|MPa|µm|mm|nm|min|mPa|g/cm³|kg|h|s|l|ml|J/m|mW';
    const broken = new RegExp(`\\d (?:${units})(?![A-Za-z])`);
    const wrong = textsOf(content.materials).filter(({ text }) =>
      Object.values(text).some((one) => broken.test(String(one))),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  describe('materials', () => {
    const { materials } = content;
    const ids = materials.map(({ id }) => id);

    it('have an id, an address and a day of their own', () => {
      expect(materials.length).toBeGreaterThanOrEqual(24);
      expect(new Set(ids).size).toBe(materials.length);
      expect(new Set(materials.map(({ slug }) => slug)).size).toBe(materials.length);
      for (const { slug } of materials) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const { publishedOn } of materials) expect(new Date(publishedOn).toISOString()).toContain(publishedOn);
    });

    it('name only materials that exist as related, and never themselves', () => {
      for (const { id, related } of materials) {
        expect(
          related.filter((one) => !ids.includes(one) || one === id),
          `related of ${id}`,
        ).toEqual([]);
      }
    });

    it('R173 cover every field of use of the group it belongs to', () => {
      const fields = materials.flatMap(({ group, subtypes }) => subtypes.map((subtype) => `${group}-${subtype}`));
      expect([...new Set(fields)].toSorted()).toEqual([
        '1-casting',
        '1-design',
        '1-modeling',
        '1-molding',
        '1-production',
        '1-tooling',
        '2-performance',
      ]);
    });
  });
});
