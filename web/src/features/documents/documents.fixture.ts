import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { print } from 'graphql';
import { getDocumentProxy } from 'unpdf';
import { startGateway, type TestGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import type { ProductDetail } from '../products/product-data.ts';
import { ProductDetailDocument } from '../products/product-detail.generated.ts';
import type { SoftwareRelease } from '../software/software-data.ts';
import { SoftwareReleasesDocument } from '../software/software-releases.generated.ts';
import { SupportArticlesDocument } from '../support/support-articles.generated.ts';
import type { SupportArticle } from '../support/support-data.ts';
import type { DocumentedMaterial, PricedProduct, ProfiledMaterial } from './document-data.ts';
import { MaterialDocumentDocument } from './material-document.generated.ts';
import { PriceListDocument } from './price-list.generated.ts';
import { PrintProfilesDocument } from './print-profiles.generated.ts';

/** Loads the records of documents from a gateway, with the operations of the site. */
export async function startRecords() {
  const gateway = await startGateway();
  return {
    close: () => gateway.close(),
    material: async (locale: Locale, id: number): Promise<DocumentedMaterial> =>
      (await query(gateway, MaterialDocumentDocument, { locale: locales[locale].graphql, id: String(id) })).material,
    products: async (locale: Locale): Promise<PricedProduct[]> =>
      (await query(gateway, PriceListDocument, { locale: locales[locale].graphql })).products.items,
    profiles: async (): Promise<ProfiledMaterial[]> =>
      (await query(gateway, PrintProfilesDocument, {})).materials.items,
    machine: async (locale: Locale, id: number): Promise<Omit<ProductDetail, 'keyFigures'>> =>
      (await query(gateway, ProductDetailDocument, { locale: locales[locale].graphql, id: String(id) })).product,
    articles: async (locale: Locale, product: number): Promise<SupportArticle[]> =>
      (await query(gateway, SupportArticlesDocument, { locale: locales[locale].graphql, product: String(product) }))
        .supportArticles.items,
    releases: async (locale: Locale): Promise<SoftwareRelease[]> =>
      (await query(gateway, SoftwareReleasesDocument, { locale: locales[locale].graphql })).softwareReleases,
  };
}

async function query(gateway: TestGateway, document: Parameters<typeof print>[0], variables: object) {
  const { data, errors } = await gateway.ask(print(document), variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The texts of a PDF by page, without spaces: line breaks of wrapped text are not part of it. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  return {
    pages: pages.map(withoutSpaces),
    text: withoutSpaces(pages.join('')),
    info: info as Record<string, unknown>,
  };
}

/** Fonts draw micro sign and mu with the same glyph. */
export function withoutSpaces(text: string): string {
  return text.replaceAll('\u00b5', '\u03bc').replaceAll(/[\s\u00ad]/g, '');
}
