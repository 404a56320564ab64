import graphql from '@graphql-eslint/eslint-plugin';

const base = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: 'schema/*.graphql', documents: 'web/src/**/*.graphql' } },
  },
  plugins: { '@graphql-eslint': graphql },
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
    },
  },
  {
    ...base,
    files: ['web/src/**/*.graphql', 'gateway/graphiql/examples/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    // Example operations may have the same names as those of the site.
    files: ['gateway/graphiql/examples/*.graphql'],
    rules: { '@graphql-eslint/unique-operation-name': 'off' },
  },
];
