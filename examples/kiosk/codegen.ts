import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Reads the schema that the gateway serves:
 *   curl -o schema.graphql http://127.0.0.1:4000/schema.graphql
 * In this repository, `npx -y pnpm@12 codegen` writes the file.
 */
const config: CodegenConfig = {
  schema: 'examples/kiosk/schema.graphql',
  documents: 'examples/kiosk/src/**/*.graphql',
  generates: {
    // Which types a union or an interface has, for the cache of Apollo Client.
    'examples/kiosk/src/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'examples/kiosk/src/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        enumsAsTypes: true,
        immutableTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true, inputValue: false, object: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        // A scalar that is newer than this app is a string as well.
        defaultScalarType: 'string',
        scalars: { ID: 'string', Decimal: `\`\${number}\`` },
      },
    },
  },
};

export default config;
