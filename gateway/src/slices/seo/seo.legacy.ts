import { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { rowsOf } from '../../legacy/rows-of.ts';

const INDEX_PAGE_SIZE = 10_000;

const legacyTdk = z.object({
  page_url: z.string(),
  seo_title: z.string(),
  seo_describe: z.string().nullish(),
  seo_keyword: z.string().nullish(),
});

/** Rows of other languages are as good as any; the index is only ever asked by path. */
const legacyIndex = z
  .object({ list: rowsOf(legacyTdk) })
  .transform(({ list }) => new Map(list.map((row) => [row.page_url, toSeo(row)])));

export type Seo = ReturnType<typeof toSeo>;

export const DEFAULT_SEO = {
  title: 'default title',
  description: 'default describe',
  keywords: ['default key'],
  isDefault: true,
};

/** Looks a page up in the index of its language, then asks for the single page. */
export async function findSeo(legacy: LegacyClient, pageUrl: string): Promise<Seo | null> {
  const payload = { TDKTag: {}, pageNum: 1, pageSize: INDEX_PAGE_SIZE };
  const index = await legacy.get({ call: 'tdkPageQuery', payload, shape: legacyIndex });
  const known = index.get(pageUrl);
  if (known) return known;
  const rows = await legacy.find({
    call: 'tdkSelectByPageUrl',
    payload: { pageUrl },
    shape: rowsOf(legacyTdk),
  });
  const [first] = rows ?? [];
  return first ? toSeo(first) : null;
}

function toSeo({ page_url, seo_title, seo_describe, seo_keyword }: z.infer<typeof legacyTdk>) {
  return {
    path: page_url,
    title: seo_title,
    description: seo_describe ?? '',
    keywords: (seo_keyword ?? '')
      .split(/[,，]/)
      .map((word) => word.trim())
      .filter(Boolean),
    isDefault: false,
  };
}
