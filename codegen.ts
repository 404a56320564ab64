import type { CodegenConfig } from '@graphql-codegen/cli';

const strict = {
  avoidOptionals: { field: true, inputValue: false, object: true },
  enumsAsTypes: true,
  immutableTypes: true,
  strictScalars: true,
  useTypeImports: true,
  scalars: {
    LocalDate: 'string',
    DateTime: 'string',
    TimeOfDay: 'string',
    TimeZone: 'string',
    Link: 'string',
    HTML: 'string',
    Decimal: `\`\${number}\``,
    CurrencyCode: 'string',
  },
};

/** Parent types of resolvers, by GraphQL type. */
const mappers = {
  RecordChange: 'changes/record-types.ts#Change',
  CaseStudy: 'case-studies/case-studies.legacy.ts#CaseStudy',
  Distributor: 'distributors/distributors.legacy.ts#Distributor',
  Event: 'events/events.legacy.ts#Event',
  LiveStream: 'live-streams/live-streams.legacy.ts#LiveStream',
  Material: 'materials/to-material.ts#Material',
  MaterialPage: 'materials/materials.resolvers.ts#MaterialPageSource',
  Money: 'products/money.resolvers.ts#Money',
  NewsArticle: 'news/news.legacy.ts#NewsArticle',
  Picture: 'pictures/pictures.resolvers.ts#Picture',
  PictureRendition: 'pictures/pictures.resolvers.ts#PictureRendition',
  Product: 'products/product-schemas.ts#Product',
  SearchHit: 'search/search.legacy.ts#SearchHit',
  Resource: 'resources/resources.legacy.ts#Resource',
  SampleCategory: 'samples/samples.legacy.ts#SampleCategory',
  Sample: 'samples/samples.legacy.ts#Sample',
  SoftwareRelease: 'support/support.legacy.ts#SoftwareRelease',
  MachineErrorCode: 'support/support.legacy.ts#MachineErrorCode',
  SupportArticle: 'support/support.legacy.ts#SupportArticle',
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...strict,
        scalars: { ...strict.scalars, Decimal: 'string' },
        contextType: '../graphql/context.ts#Context',
        makeResolverTypeCallable: true,
        resolverTypeWrapperSignature: 'T | Promise<T>',
        mappers: {
          Locale: '@heliograph/schema/locales.ts#Locale as LocaleCode',
          ...Object.fromEntries(
            Object.entries(mappers).map(([type, source]) => [
              type,
              `../slices/${source}${source.endsWith('Source') ? '' : ` as ${type}Source`}`,
            ]),
          ),
        },
      },
    },
    'web/src/gateway/schema.generated.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...strict, generateOperationTypes: false },
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'gateway/schema.generated.ts',
        importTypesNamespace: 'Schema',
      },
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...strict, importSchemaTypesFrom: 'web/src/gateway/schema.generated.ts', importExtension: '.ts' },
    },
  },
};

export default config;
