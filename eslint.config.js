import graphql from '@graphql-eslint/eslint-plugin';

const SCHEMA = 'schema/*.graphql';
const SITE = 'web/src/**/*.graphql';
const EXAMPLES = 'gateway/graphiql/examples/*.graphql';
const KIOSK = 'examples/kiosk/src/**/*.graphql';

/** Fields for apps that page, link, or choose translations in their own way. */
const FOR_APPS =
  '[name.value=/^(?:slug|pageInfo|pageSize|hasPreviousPage|availableLocales|servedLocale|globalId|updatedAt)$/]';

/** A test of the examples checks these. */
const ROOT_FIELD = '[parent.name.value=Query]';

const DEPRECATED = '[directives.0.name.value=deprecated]';

/** Names of operations and fragments are unique in a project. */
const PROJECTS = {
  site: { schema: SCHEMA, documents: [SITE, EXAMPLES] },
  kiosk: { schema: SCHEMA, documents: [KIOSK] },
};

const base = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { projects: PROJECTS } },
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
    files: [SCHEMA],
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
  {
    ...base,
    files: [SITE, EXAMPLES, KIOSK],
    rules: OPERATION_RULES,
  },
];
