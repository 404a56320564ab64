import { createSerializer, parseAsInteger, parseAsString } from 'nuqs/server';

/** What a reader chose in the newsroom. It lives in the query string. */
export const newsParams = { tag: parseAsString, page: parseAsInteger.withDefault(1) };

/** The query string of a choice. */
export const toNewsSearch = createSerializer(newsParams);
