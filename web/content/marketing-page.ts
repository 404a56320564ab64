import type { Locale } from '@heliograph/schema/locales.ts';
import type { LayoutOf, PageCopy, SectionLayouts } from '#sections/page-content.ts';
import type { LocaleOf, SinglePath } from './pages.ts';

/** The hero also supplies the page title and description. */
type MarketingPageSections = SectionLayouts & { hero: LayoutOf<'hero'> };

/** Copy in exactly the locales of the page; the others show the fallback. */
export type LocalizedCopy<Path extends SinglePath, Layout extends SectionLayouts> = Readonly<
  Record<LocaleOf<Path>, PageCopy<Layout>> & Partial<Record<Exclude<Locale, LocaleOf<Path>>, never>>
>;

/** A short form of the page, for locales that show the fallback. */
type Abridged = {
  layout: MarketingPageSections;
  copy: { readonly [Code in Locale]?: PageCopy<MarketingPageSections> };
};

export type MarketingPages = {
  readonly [Path in SinglePath]?: {
    layout: MarketingPageSections;
    copy: LocalizedCopy<Path, MarketingPageSections>;
    abridged?: Abridged;
  };
};

export type MarketingPage = {
  layout: MarketingPageSections;
  copy: { readonly [Code in Locale]?: PageCopy<MarketingPageSections> };
  abridged?: Abridged;
};
