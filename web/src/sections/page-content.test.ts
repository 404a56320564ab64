import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from '#content/home/page.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

function valuesOf(key: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

const pages = [home, ...marketingPaths.map((path) => findMarketingPage(path)?.layout)];

describe('page content', () => {
  it('uses existing pictures in every size', () => {
    const pictures = valuesOf('picture', pages);
    const files = pictures.flatMap((name) => ['.avif', '-960.avif', '-480.avif', '-960.webp'].map((end) => name + end));
    expect(pictures.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(PUBLIC, 'pictures', file)))).toEqual([]);
  });

  it('uses no picture twice on a page', () => {
    const twice = pages.flatMap((page) => {
      const pictures = valuesOf('picture', page);
      return pictures.filter((picture, place) => pictures.indexOf(picture) < place);
    });
    expect(twice).toEqual([]);
  });
});
