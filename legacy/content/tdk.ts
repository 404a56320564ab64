import { languagesOf, localize } from '../src/store/localize.ts';
import type { TdkPage } from './tdk/page.ts';
import { applicationPages } from './tdk/pages-applications.ts';
import { companyPages } from './tdk/pages-company.ts';
import { hardwarePages } from './tdk/pages-hardware.ts';
import { materialPages } from './tdk/pages-materials.ts';
import { platformPages } from './tdk/pages-platform.ts';
import type { Text } from './text.ts';

const BRAND: Text = { en: 'Heliograph', zh: '赫光', de: 'Heliograph' };

/** In the order of search results of the same rank. */
export const tdkPages: TdkPage[] = [
  ...hardwarePages,
  ...applicationPages,
  ...materialPages,
  ...platformPages,
  ...companyPages,
];

/** Title, description and keywords of a page, a row for each language that has all of them. */
export function toTdkRows({ url, ...texts }: TdkPage) {
  return languagesOf(texts).map((language) => {
    const { title, description, keywords } = localize(texts, language);
    return {
      page_url: url,
      language,
      seo_title: `${title} | ${localize(BRAND, language)}`,
      seo_describe: description,
      seo_keyword: keywords,
    };
  });
}

export const tdk = tdkPages.flatMap(toTdkRows);
