import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('.', import.meta.url);

/** The whole schema, one document a slice, in the order of the file names. */
export const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
