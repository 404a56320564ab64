import { expect, it } from 'vitest';
import { content } from '../../legacy/content/content.ts';
import { printers as printerContent } from '../../legacy/content/products/printers.ts';
import type { SectionLayout } from '../src/sections/page-content.ts';
import { footerColumns, legalBranch } from './footer/footer.ts';
import { home } from './home/page.ts';
import { findMarketingPage, marketingPaths } from './marketing-pages.ts';
import { navigation } from './navigation/navigation.ts';

type Named = { id: number; urlName: string };

const withId = ({ id, urlName }: Named) => `${urlName}-${id}`;

const resources = content.knowledge.filter(({ module }) => module !== 'caseStudies' && module !== 'events');

/** Addresses of records by the part of the path before them. */
const addresses = new Map<string, string[]>([
  ['/material/materialDetail', content.materials.map(({ id, slug }) => `${slug}-${id}`)],
  ['/aboutUs/resources/detail', resources.map(withId)],
  ['/aboutUs/events/liveStream', content.liveStreams.map(withId)],
  [
    '/application/moreApplication/cases',
    content.knowledge.filter(({ module }) => module === 'caseStudies').map(({ id }) => String(id)),
  ],
]);

function hrefsIn(part: unknown): string[] {
  if (typeof part === 'string') return part.startsWith('/') ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(hrefsIn) : [];
}

const pages = marketingPaths.map((path) => ({ path, layout: findMarketingPage(path)?.layout }));

it('every marketing page has a link in the menu, in the footer or on another marketing page', () => {
  const linked = new Set([
    ...hrefsIn([navigation, footerColumns, legalBranch, home]),
    ...pages.flatMap(({ path, layout }) => hrefsIn(layout).filter((href) => href !== path)),
  ]);
  expect(marketingPaths.filter((path) => !linked.has(path))).toEqual([]);
});

const hrefs = marketingPaths.flatMap((path) => hrefsIn(findMarketingPage(path)?.layout));

it.each([...addresses])('links of marketing pages to %s lead to records that exist', (start, known) => {
  const names = hrefs.filter((href) => href.startsWith(`${start}/`)).map((href) => href.slice(start.length + 1));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

const sections = marketingPaths.flatMap((path) => Object.values<SectionLayout>(findMarketingPage(path)?.layout ?? {}));

it('the materials and machines of marketing pages exist', () => {
  const ids = sections.flatMap((section) => (section.kind === 'materials' ? section.ids : []));
  const slugs = sections.flatMap((section) =>
    section.kind === 'machines' || section.kind === 'price-list' ? section.slugs : [],
  );
  expect([ids.length, slugs.length]).not.toContain(0);
  expect(ids.filter((id) => !content.materials.some((material) => String(material.id) === String(id)))).toEqual([]);
  expect(slugs.filter((slug) => !content.products.some(({ urlName }) => urlName === slug))).toEqual([]);
});

it('each material of a marketing page that shows printers is released for one of them', () => {
  const mismatches = marketingPaths.flatMap((path) => {
    const parts = Object.values<SectionLayout>(findMarketingPage(path)?.layout ?? {});
    const slugs = parts.flatMap((section) => (section.kind === 'machines' ? section.slugs : []));
    const ids = parts.flatMap((section) => (section.kind === 'materials' ? section.ids : []));
    const printers = printerContent.filter(({ urlName }) => slugs.includes(urlName)).map(({ id }) => String(id));
    const materials = content.materials.filter(({ id }) => ids.includes(String(id)));
    if (printers.length === 0) return [];
    return materials
      .filter((material) => !material.printers.some((id) => printers.includes(id)))
      .map(({ slug }) => `${path}: ${slug}`);
  });
  expect(mismatches).toEqual([]);
});
