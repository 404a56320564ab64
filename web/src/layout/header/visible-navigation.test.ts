import { describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation/navigation.ts';
import { findActiveEntry } from './find-active-entry.ts';
import { toVisibleNavigation } from './visible-navigation.ts';

const pagesIn = (text: string) => [...text.matchAll(/"page":"([^"]+)"/g)].map(([, page]) => page);

describe('the visible navigation', () => {
  it('R19 R213 has up to three levels and all kinds of items', () => {
    const all = toVisibleNavigation(navigation, () => true);
    expect(all).toHaveLength(navigation.length);
    const kinds = [...JSON.stringify(all).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
    expect([...new Set(kinds)].toSorted()).toEqual([
      'CARD',
      'DESCRIPTION',
      'GROUP',
      'ICON',
      'LIST',
      'SELECT',
      'SERIES',
    ]);
  });

  it('omits unbuilt pages and empty headings', () => {
    const visible = toVisibleNavigation(navigation, (page) => page === '/' || page.startsWith('/material/1-'));
    expect(visible.map(({ page }) => page)).toEqual(['/', '/material/0-all']);
    expect(visible[1]?.leadsTo).toBe('/material/1-all');
    expect(visible[1]?.children.map((child) => 'title' in child && child.title)).toEqual(['reflexMaterials']);
  });

  it('lists no page twice within an entry', () => {
    for (const { children } of navigation) {
      const pages = pagesIn(JSON.stringify(children));
      expect(pages.length).toBe(new Set(pages).size);
    }
  });
});

describe('the active entry', () => {
  const entries = navigation.map(({ page, sections }) => ({ id: page, sections }));

  it('R34 is the first one on the home page and on 404', () => {
    expect(findActiveEntry(entries, '/')).toBe('/');
    expect(findActiveEntry(entries, '/404')).toBe('/');
  });

  it('R34 is the one with the longest matching section', () => {
    expect(findActiveEntry(entries, '/hardware/A2D')).toBe('/hardware');
    expect(findActiveEntry(entries, '/material/materialDetail/cast-uv-3-0-102')).toBe('/material/0-all');
    expect(findActiveEntry(entries, '/store/software')).toBe('/SAP');
    expect(findActiveEntry(entries, '/store/support')).toBe('/services');
    expect(findActiveEntry(entries, '/materials')).toBeUndefined();
  });

  it.each([
    ['/application', ['/application/moreApplication/cases/512', '/hardware/moreCases']],
    ['/aboutUs', ['/aboutUs/CaseStudies', '/newsroom']],
    ['/services', ['/store/support', '/hardware/A2D_Ortho/3d-printer-support']],
  ])('is %s for all pages of a kind', (owner, paths) => {
    expect(paths.map((path) => findActiveEntry(entries, path))).toEqual(paths.map(() => owner));
  });
});
