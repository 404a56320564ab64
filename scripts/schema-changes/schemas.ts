import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { typeDefs } from '../../schema/sdl.ts';

export const SCHEMA_CHANGES_FILE = 'docs/schema-changes.md';

export const releasedSchema = buildSchema(readFileSync('schema/release/schema.graphql', 'utf8'));

export const currentSchema = buildSchema(typeDefs.join('\n'));
