import type { Locale } from '@heliograph/schema/locales.ts';
import type { LayoutOf, PageCopy, SectionLayouts } from '#sections/page-content.ts';
import type { SinglePath } from './pages.ts';

/** The hero also supplies the page title and description. */
type MarketingPageSections = SectionLayouts & { hero: LayoutOf<'hero'> };

export type MarketingPage = { layout: MarketingPageSections; copy: Record<Locale, PageCopy<MarketingPageSections>> };

export type MarketingPages = { readonly [Path in SinglePath]?: MarketingPage };
