import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('.', import.meta.url);

/** SDL documents, one per slice, in file name order. */
export const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
