import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  CaseStudiesDocument,
  MaterialsDocument,
  ProductsDocument,
  SampleCategoriesDocument,
  SamplesDocument,
} from '../generated/operations.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Catalog, toCatalog } from './catalog.ts';

/** From the cache of the language, which the copy fills: no screen causes a request. */
export function useCatalog(): Catalog {
  const locale = useLocale();
  const variables = { locale, page: 1 };
  return toCatalog(locale, {
    products: useCached(ProductsDocument, variables)?.products?.items,
    materials: useCached(MaterialsDocument, variables)?.materials?.items,
    samples: useCached(SamplesDocument, variables)?.samples?.items,
    caseStudies: useCached(CaseStudiesDocument, variables)?.caseStudies?.items,
    categories: useCached(SampleCategoriesDocument, { locale })?.sampleCategories,
  });
}

export function useCached<Data, Variables extends OperationVariables & { locale: Locale }>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { data, dataState } = useQuery(query, { variables, fetchPolicy: 'cache-only' });
  return dataState === 'complete' ? data : undefined;
}
