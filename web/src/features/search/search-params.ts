import { createParser } from 'nuqs/server';

const TEXT_MAX = 100;
/** No more are asked for at once. */
const PAGES_MAX = 50;

const key = createParser({
  parse: (text) => text.trim().slice(0, TEXT_MAX),
  serialize: (text: string) => text,
}).withDefault('');

const page = createParser({
  parse: (text) => (/^[1-9]\d?$/.test(text) ? Math.min(Number(text), PAGES_MAX) : null),
  serialize: String,
}).withDefault(1);

/** What is searched for, and how many pages of results are shown. */
export const searchParams = { key, page };
