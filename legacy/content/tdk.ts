import type { TdkPage } from './tdk/page.ts';
import { applicationPages } from './tdk/pages-applications.ts';
import { companyPages } from './tdk/pages-company.ts';
import { hardwarePages } from './tdk/pages-hardware.ts';
import { materialPages } from './tdk/pages-materials.ts';
import { platformPages } from './tdk/pages-platform.ts';
import { CONTENT_LANGUAGES, type Text } from './text.ts';

const BRAND: Text = { en: 'Heliograph', zh: '赫光', de: 'Heliograph' };

export const tdkPages: TdkPage[] = [
  ...companyPages,
  ...applicationPages,
  ...hardwarePages,
  ...materialPages,
  ...platformPages,
];

/** Title, description and keywords of every page, a row for each language. */
export const tdk = tdkPages.flatMap(({ url, title, description, keywords }) =>
  CONTENT_LANGUAGES.map((language) => ({
    page_url: url,
    language,
    seo_title: `${title[language]} | ${BRAND[language]}`,
    seo_describe: description[language],
    seo_keyword: keywords[language],
  })),
);
