import { useApolloClient } from '@apollo/client/react';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Catalog } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { findPath, pathOf } from '../frame/paths.ts';
import { RecordByPathDocument } from '../generated/operations.ts';
import { useLocale, useMessages } from '../i18n/locale-context.ts';
import { toAddress } from '../search/search-result.ts';
import { useServices } from '../services-context.ts';

type ArticleProps = { html: string };

/** Links to records of the site open their screens; other links show their address. */
export function Article({ html }: ArticleProps) {
  const { search } = useMessages();
  const [address, setAddress] = useState<string | null>(null);
  const openLink = useOpenLink(setAddress);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    void openLink(href);
  };

  return (
    <section className="article" onClickCapture={handleClick}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `HTML` values are sanitized by the gateway. */}
      <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
      <p role="status" className="article-address">
        {address && (
          <>
            {search.onSite} <span className="address">{address}</span>
          </>
        )}
      </p>
    </section>
  );
}

function useOpenLink(showAddress: (address: string) => void) {
  const locale = useLocale();
  const catalog = useCatalog();
  const client = useApolloClient();
  const { settings } = useServices();
  const [, navigate] = useLocation();

  return async (href: string): Promise<void> => {
    const path = href.replace(/[?#].*$/, '');
    const screen = path.startsWith('/') ? (findScreen(catalog, path) ?? (await requestScreen(path))) : null;
    if (screen === null) showAddress(toAddress(href, locale, settings.siteUrl));
    else navigate(screen);
  };

  /** For paths with a former name of a record. */
  async function requestScreen(path: string): Promise<string | null> {
    const request = client.query({ query: RecordByPathDocument, variables: { locale, path } });
    const { data } = await request.catch(() => ({ data: undefined }));
    return findPath(data?.recordByPath ?? null);
  }
}

function findScreen({ products, materials, caseStudies }: Catalog, path: string): string | null {
  const record = [...products, ...materials, ...caseStudies].find((candidate) => candidate.path === path);
  return record ? pathOf(record) : null;
}
