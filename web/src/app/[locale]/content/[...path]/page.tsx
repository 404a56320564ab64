import type { Metadata } from 'next';
import { findLegalText, legalPaths } from '#content/legal/legal-texts.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { LegalPage } from '#legal/legal-page.tsx';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { LocalizedSections } from '#sections/localized-sections.tsx';
import { resolveCopy } from '#sections/resolve-copy.ts';

type Props = { params: Promise<{ path: string[] }> };

/** Navigation waits for the static page: a loading state could show for a page that does not exist. */
export const instant = false;

export function generateStaticParams() {
  return [...marketingPaths, ...legalPaths].map((path) => ({ path: path.slice(1).split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await pathOf(params);
  const locale = await getCurrentLocale();
  const marketingPage = findMarketingPage(path);
  if (marketingPage) {
    const { layout, copy, abridged } = marketingPage;
    const { title, text } = (abridged?.copy[locale] ?? resolveCopy(copy, locale).copy).hero;
    return getPageMetadata(path, { title, description: text, picture: layout.hero.picture });
  }
  const copy = findLegalText(path)?.copy[locale];
  return copy ? getPageMetadata(path, { title: copy.title, description: copy.intro }) : getNotFoundMetadata();
}

/** Content pages are rewritten to this route; see `i18n/url-rules.ts`. */
export default async function Page({ params }: Props) {
  const path = await pathOf(params);
  const locale = await getCurrentLocale();
  const marketingPage = findMarketingPage(path);
  if (marketingPage) return <LocalizedSections {...marketingPage} locale={locale} />;
  const text = findLegalText(path);
  return text ? <LegalPage text={text} copy={text.copy[locale]} /> : <NotFoundResponse />;
}

async function pathOf(params: Props['params']): Promise<string> {
  return `/${(await params).path.join('/')}`;
}
