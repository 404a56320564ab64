import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, cacheExchange as documentCache, type Exchange, fetchExchange } from '@urql/core';
import { cacheExchange as graphcache } from '@urql/exchange-graphcache';
import { Agent, fetch as fetchWith, interceptors } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../gateway/src/testing/start-gateway.ts';

/** News articles are not translated into German, but the labels of their tags are. */
const QUERY = `query Screen($locale: Locale!) @inContext(locale: $locale) {
  product(id: "2") { __typename id tagline servedLocale }
  newsArticles(pageSize: 5) { __typename items { __typename id title servedLocale tags { __typename id label } } }
}`;
/** A visitor who switches back and forth. */
const VISIT = ['EN', 'DE', 'CN', 'EN', 'CN', 'DE', 'EN'];

type ShowScreen = (locale: string) => Promise<unknown>;
type Fetch = typeof globalThis.fetch;

let gateway: TestGateway;
const expected = new Map<string, unknown>();

beforeAll(async () => {
  gateway = await startGateway();
  for (const locale of new Set(VISIT)) expected.set(locale, (await gateway.ask(QUERY, { locale })).data);
});

afterAll(() => gateway.close());

/** One client for every locale. */
const shared = (create: (fetch: Fetch) => ShowScreen) => create;

/** One client, with its own cache, per locale. */
const perLocale =
  (create: (fetch: Fetch) => ShowScreen) =>
  (fetch: Fetch): ShowScreen => {
    const clients = new Map<string, ShowScreen>();
    return (locale) => {
      const client = clients.get(locale) ?? create(fetch);
      clients.set(locale, client);
      return client(locale);
    };
  };

const withApollo = (options?: ConstructorParameters<typeof InMemoryCache>[0]) => (fetch: Fetch) => {
  const client = new ApolloClient({
    link: new HttpLink({ uri: gateway.url, fetch }),
    cache: new InMemoryCache(options),
  });
  return async (locale: string) => (await client.query({ query: gql(QUERY), variables: { locale } })).data;
};

const withUrql = (createCache: () => Exchange) => (fetch: Fetch) => {
  const client = new Client({ url: gateway.url, fetch, exchanges: [createCache(), fetchExchange] });
  return async (locale: string) => (await client.query(QUERY, { locale }).toPromise()).data;
};

/** A page has no id. */
const NO_KEY = { NewsPage: () => null };

const key = ({ id, servedLocale }: { id?: unknown; servedLocale?: unknown }) => `${id} ${servedLocale}`;

const TRANSLATED_KEYS = {
  typePolicies: {
    Query: { fields: { product: { keyArgs: ['id', '$locale'] }, newsArticles: { keyArgs: ['$locale'] } } },
    Product: { keyFields: ['id', 'servedLocale'] },
    NewsArticle: { keyFields: ['id', 'servedLocale'] },
  },
} satisfies ConstructorParameters<typeof InMemoryCache>[0];

/** Locales of the visit that showed something else than the gateway returns for them. */
async function visit(create: (fetch: Fetch) => ShowScreen) {
  let requests = 0;
  const showScreen = create((...args) => {
    requests++;
    return fetch(...args);
  });
  const wrong = new Set<string>();
  for (const locale of VISIT) {
    const data = JSON.stringify(await showScreen(locale));
    if (data !== JSON.stringify(expected.get(locale))) wrong.add(locale);
  }
  return { wrong: [...wrong], requests };
}

describe('a client that switches its locale', () => {
  it('needs data in which records and their labels have different locales', () => {
    const [english, german] = ['EN', 'DE'].map((locale) => Object(expected.get(locale)).newsArticles.items);
    const differs = english.some((article: object, index: number) => {
      const other = german[index];
      return key(article) === key(other) && JSON.stringify(article) !== JSON.stringify(other);
    });
    expect(differs).toBe(true);
  });

  it.each([
    ['Apollo Client', perLocale(withApollo())],
    ['urql with Graphcache', perLocale(withUrql(() => graphcache({ keys: NO_KEY })))],
    ['urql with its document cache', perLocale(withUrql(() => documentCache))],
  ])('shows only its texts and requests each locale once, with one cache per locale: %s', async (_name, create) => {
    expect(await visit(create)).toEqual({ wrong: [], requests: 3 });
  });

  it('shows only its texts and requests each locale once, with one document cache of urql', async () => {
    expect(await visit(shared(withUrql(() => documentCache)))).toEqual({ wrong: [], requests: 3 });
  });

  it.each([
    ['Apollo Client', ['DE', 'CN'], shared(withApollo())],
    ['urql with Graphcache', ['DE', 'CN'], shared(withUrql(() => graphcache({ keys: NO_KEY })))],
    ['Apollo Client with the key `id` and `servedLocale`', ['EN', 'DE'], shared(withApollo(TRANSLATED_KEYS))],
    [
      'urql with Graphcache and the key `id` and `servedLocale`',
      ['DE', 'CN'],
      shared(withUrql(() => graphcache({ keys: { ...NO_KEY, Product: key, NewsArticle: key } }))),
    ],
  ])('shows texts of another locale, with one cache for all: %s', async (_name, wrong, create) => {
    expect(await visit(create)).toMatchObject({ wrong });
  });

  it('shows only its texts and requests each locale once, with an HTTP cache', async () => {
    let requests = 0;
    const dispatcher = new Agent().compose(
      (dispatch) => (options, handler) => {
        requests++;
        return dispatch(options, handler);
      },
      interceptors.cache(),
    );
    const { wrong } = await visit(() => async (locale) => {
      const search = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ locale }) });
      const response = await fetchWith(`${gateway.url}?${search}`, { dispatcher });
      return Object(await response.json()).data;
    });
    await dispatcher.close();
    expect({ wrong, requests }).toEqual({ wrong: [], requests: 3 });
  });
});
