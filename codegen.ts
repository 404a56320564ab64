import type { CodegenConfig } from '@graphql-codegen/cli';

const strict = {
  avoidOptionals: { field: true, inputValue: false, object: true },
  enumsAsTypes: true,
  immutableTypes: true,
  strictScalars: true,
  useTypeImports: true,
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...strict,
        contextType: '../context.ts#Context',
        makeResolverTypeCallable: true,
        resolverTypeWrapperSignature: 'T | Promise<T>',
        mappers: {
          Material: '../slices/materials/to-material.ts#Material as MaterialSource',
          MaterialPage: '../slices/materials/materials.resolvers.ts#MaterialPageSource',
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
