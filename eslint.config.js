import graphql from '@graphql-eslint/eslint-plugin';

const SITE = 'web/src/**/*.graphql';
const EXAMPLES = 'gateway/graphiql/examples/*.graphql';
const KIOSK = 'examples/kiosk/src/**/*.graphql';

/** Fields for apps that page, link, or choose translations in their own way. */
const FOR_APPS =
  '[name.value=/^(?:slug|pageInfo|pageSize|hasPreviousPage|availableLocales|servedLocale|globalId|updatedAt)$/]';

/** A test of the examples checks these. */
const ROOT_FIELD = '[parent.name.value=Query]';

const DEPRECATED = '[directives.0.name.value=deprecated]';

const base = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: 'schema/*.graphql', documents: [SITE, EXAMPLES] } },
  },
  plugins: { '@graphql-eslint': graphql },
};

const OPERATION_RULES = {
  ...graphql.configs['flat/operations-recommended'].rules,
  '@graphql-eslint/naming-convention': 'off',
  '@graphql-eslint/require-selections': 'off',
};

/** GraphQL documents only; everything else is Biome's. */
export default [
  { ignores: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'] },
  {
    ...base,
    files: ['schema/*.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        { types: true, DirectiveDefinition: true, rootField: true, FieldDefinition: true },
      ],
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/require-deprecation-reason': 'error',
      // By the site and the examples.
      '@graphql-eslint/no-unused-fields': ['error', { ignoredFieldSelectors: [FOR_APPS, ROOT_FIELD, DEPRECATED] }],
    },
  },
  // With documents of its own: names may occur in the site as well.
  {
    files: [KIOSK],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql', documents: [KIOSK] } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: OPERATION_RULES,
  },
  {
    ...base,
    files: [SITE, EXAMPLES],
    rules: OPERATION_RULES,
  },
];
