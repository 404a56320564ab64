import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineStories } from '#content/hardware/machine-stories.ts';
import { home } from '#content/home/page.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';
import type { SectionLayout, SectionLayouts } from './page-content.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

function valuesOf(key: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

const pages: [name: string, layout: SectionLayouts][] = [
  ['/', home],
  ...marketingPaths.flatMap((path) => {
    const page = findMarketingPage(path);
    return page ? [[path, page.layout] satisfies [string, SectionLayouts]] : [];
  }),
  ...Object.entries(machineStories).map(
    ([id, { layout }]) => [`product ${id}`, layout] satisfies [string, SectionLayouts],
  ),
];
const layouts = pages.map(([, layout]) => layout);

describe('page content', () => {
  it('uses existing pictures in every size', () => {
    const pictures = valuesOf('picture', [layouts, machineStories]);
    const files = pictures.flatMap((name) => ['.avif', '-960.avif', '-480.avif', '-960.webp'].map((end) => name + end));
    expect(pictures.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(PUBLIC, 'pictures', file)))).toEqual([]);
  });

  it('uses no picture twice on a page', () => {
    const twice = layouts.flatMap((page) => {
      const pictures = valuesOf('picture', page);
      return pictures.filter((picture, place) => pictures.indexOf(picture) < place);
    });
    expect(twice).toEqual([]);
  });

  it('has at most two sections of the same kind in a row', () => {
    const rows = pages.flatMap(([name, layout]) => {
      const kinds = Object.values(layout).map(({ kind }) => kind);
      const isThird = (kind: string, place: number) => kind === kinds[place - 1] && kind === kinds[place - 2];
      return kinds.filter(isThird).map((kind) => `${name}: ${kind}`);
    });
    expect(rows).toEqual([]);
  });

  const isDark = (section: SectionLayout) =>
    section.kind === 'figures'
      ? section.ground !== 'paper'
      : section.kind === 'showcase' || ('ground' in section && section.ground === 'graphite');

  it('has a dark section on every page', () => {
    const light = pages.filter(([, layout]) => !Object.values<SectionLayout>(layout).some(isDark));
    expect(light.map(([name]) => name)).toEqual([]);
  });

  it('has no two dark sections in a row', () => {
    const pairs = pages.flatMap(([name, layout]) => {
      const sections = Object.entries<SectionLayout>(layout);
      const followsDark = ([, section]: (typeof sections)[number], place: number) => {
        const previous = sections[place - 1]?.[1];
        return previous !== undefined && isDark(previous) && isDark(section);
      };
      return sections.filter(followsDark).map(([id]) => `${name}: ${id}`);
    });
    expect(pairs).toEqual([]);
  });
});
