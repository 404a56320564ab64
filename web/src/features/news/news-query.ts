import { createSerializer, parseAsInteger, parseAsString } from 'nuqs/server';

export const newsParams = { tag: parseAsString, page: parseAsInteger.withDefault(1) };

export const toNewsSearch = createSerializer(newsParams);
