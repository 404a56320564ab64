import DataLoader from 'dataloader';
import { z } from 'zod';
import { perOperation } from '../../graphql/per-operation.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordList } from '../../legacy/lenient-parse.ts';
import { legacyText } from '../../legacy/schemas.ts';

const INDEX_PAGE_SIZE = 10_000;

const legacyTdk = z.object({
  page_url: legacyText,
  language: legacyText,
  seo_title: legacyText,
  ...optional({ seo_describe: legacyText, seo_keyword: legacyText }),
});

/** The call has no language parameter, so the response may contain rows of all languages. */
const legacyIndex = z
  .object({ list: recordList(legacyTdk, 'list') })
  .transform(({ list }) => new Map(list.map((row) => [toKey(row.page_url, row.language), toSeo(row)])));

const legacyPages = recordList(legacyTdk);

export type Seo = ReturnType<typeof toSeo>;

export const DEFAULT_SEO = {
  title: 'default title',
  description: 'default describe',
  keywords: ['default key'],
  isDefault: true,
};

/** Looks up the page in the index, then by a call for the single page. */
export async function findSeo(legacy: LegacyClient, pageUrl: string): Promise<Seo | null> {
  const index = await getSeoIndex(legacy);
  const indexed = index.get(toKey(pageUrl, legacy.language));
  if (indexed) return indexed;
  const rows = await legacy.find({
    call: 'tdkSelectByPageUrl',
    payload: { pageUrl },
    schema: legacyPages,
  });
  const row = rows?.find(({ language }) => language === legacy.language);
  return row ? toSeo(row) : null;
}

/** Descriptions of pages in the index; null for other pages. */
export const pageDescriptionLoader = perOperation(
  (legacy) =>
    new DataLoader<string, string | null>(async (pageUrls) => {
      const index = await getSeoIndex(legacy);
      return pageUrls.map((pageUrl) => index.get(toKey(pageUrl, legacy.language))?.description || null);
    }),
);

export function getSeoIndex(legacy: LegacyClient) {
  const payload = { TDKTag: {}, pageNum: 1, pageSize: INDEX_PAGE_SIZE };
  return legacy.get({ call: 'tdkPageQuery', payload, schema: legacyIndex });
}

function toKey(pageUrl: string, language: string): string {
  return `${language} ${pageUrl}`;
}

function toSeo({ page_url, seo_title, seo_describe, seo_keyword }: z.infer<typeof legacyTdk>) {
  return {
    path: page_url,
    title: seo_title,
    description: seo_describe ?? '',
    keywords: (seo_keyword ?? '')
      .split(/[,，]/)
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    isDefault: false,
  };
}
