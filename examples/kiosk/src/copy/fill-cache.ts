import type { ApolloClient } from '@apollo/client';
import {
  CaseStudiesDocument,
  MaterialsDocument,
  ProductsDocument,
  SampleCategoriesDocument,
  SamplesDocument,
  TextsDocument,
} from '../generated/operations.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CopiedRecord, LocaleCopy } from './copy.ts';

const WHOLE = { hasNextPage: false, __typename: 'PageInfo' } as const;

/** Writes the copy of a language into the cache of its client. Queries of screens are then answered without a request. */
export function fillCache({ cache }: ApolloClient, locale: Locale, { records, texts }: LocaleCopy): void {
  const all = [...records.values()];
  const variables = { locale, page: 1 };
  const page = <Type extends CopiedRecord['__typename']>(type: Type) => ({
    items: selectType(all, type),
    pageInfo: WHOLE,
  });
  cache.batch({
    update: (target) => {
      const products = { __typename: 'ProductPage' as const, ...page('Product') };
      target.writeQuery({ query: ProductsDocument, variables, data: { products } });
      const materials = { __typename: 'MaterialPage' as const, ...page('Material') };
      target.writeQuery({ query: MaterialsDocument, variables, data: { materials } });
      const samples = { __typename: 'SamplePage' as const, ...page('Sample') };
      target.writeQuery({ query: SamplesDocument, variables, data: { samples } });
      const caseStudies = { __typename: 'CaseStudyPage' as const, ...page('CaseStudy') };
      target.writeQuery({ query: CaseStudiesDocument, variables, data: { caseStudies } });
      const sampleCategories = selectType(all, 'SampleCategory');
      target.writeQuery({ query: SampleCategoriesDocument, variables: { locale }, data: { sampleCategories } });
      target.writeQuery({ query: TextsDocument, variables: { locale }, data: texts });
    },
  });
  cache.gc();
}

function selectType<Type extends CopiedRecord['__typename']>(
  records: readonly CopiedRecord[],
  type: Type,
): Extract<CopiedRecord, { __typename: Type }>[] {
  return records.filter((record): record is Extract<CopiedRecord, { __typename: Type }> => record.__typename === type);
}
