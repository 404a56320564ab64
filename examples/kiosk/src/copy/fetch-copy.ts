import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { Gateway } from '../gateway/gateway.ts';
import {
  CaseStudiesDocument,
  MaterialsDocument,
  ProductsDocument,
  SampleCategoriesDocument,
  SamplesDocument,
  TextsDocument,
  type TextsQuery,
} from '../generated/operations.ts';
import { type Locale, mapLocalesAsync } from '../i18n/locales.ts';
import type { CopiedRecord, Copy, LocaleCopy } from './copy.ts';
import { fetchChanges } from './fetch-changes.ts';

type Page<Item> = { readonly items: readonly Item[]; readonly pageInfo: { readonly hasNextPage: boolean } };
type PageVariables = { locale: Locale; page: number };

/**
 * Copies everything, `first` first; `onLocale` receives each language as soon as it is complete. The cursor is older than
 * all records, so that no change is lost. Throws if a single field cannot be loaded.
 */
export async function fetchCopy(
  gateway: Gateway,
  first: Locale,
  onLocale: (locale: Locale, copy: LocaleCopy) => void,
): Promise<Copy> {
  const { cursor } = await fetchChanges(gateway);
  const firstCopy = await fetchLocale(gateway.getClient(first), first);
  onLocale(first, firstCopy);
  const locales = await mapLocalesAsync(async (locale) => {
    if (locale === first) return firstCopy;
    const copy = await fetchLocale(gateway.getClient(locale), locale);
    onLocale(locale, copy);
    return copy;
  });
  return { cursor, locales };
}

async function fetchLocale(client: ApolloClient, locale: Locale): Promise<LocaleCopy> {
  const [texts, ...lists] = await Promise.all([
    fetchTexts(client, locale),
    fetchPages(client, locale, ProductsDocument, ({ products }) => products),
    fetchPages(client, locale, MaterialsDocument, ({ materials }) => materials),
    fetchPages(client, locale, SamplesDocument, ({ samples }) => samples),
    fetchPages(client, locale, CaseStudiesDocument, ({ caseStudies }) => caseStudies),
    fetchCategories(client, locale),
  ]);
  const records: CopiedRecord[] = lists.flat();
  return { records: new Map(records.map((record) => [record.globalId, record])), texts };
}

async function fetchPages<Data, Item>(
  client: ApolloClient,
  locale: Locale,
  query: TypedDocumentNode<Data, PageVariables>,
  select: (data: Data) => Page<Item> | null,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await client.query({ query, variables: { locale, page }, fetchPolicy: 'no-cache' });
    const list = data ? select(data) : null;
    if (!list) throw new Error('A list is missing.');
    items.push(...list.items);
    if (!list.pageInfo.hasNextPage) return items;
  }
}

async function fetchCategories(client: ApolloClient, locale: Locale) {
  const query = SampleCategoriesDocument;
  const { data } = await client.query({ query, variables: { locale }, fetchPolicy: 'no-cache' });
  if (!data?.sampleCategories) throw new Error('A list is missing.');
  return data.sampleCategories;
}

async function fetchTexts(client: ApolloClient, locale: Locale): Promise<TextsQuery> {
  const { data } = await client.query({ query: TextsDocument, variables: { locale }, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The labels are missing.');
  return data;
}
