import { randomUUID } from 'node:crypto';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { locales } from '../../schema/locales.ts';
import { reportAssertion } from './assertion.ts';
import { executeOperation, sendRequest } from './send-request.ts';
import type { TwoInstances } from './start.ts';
import { INQUIRE, INQUIRY, toEmail } from './submissions.ts';

/** Paths with which a client could try to reach internal endpoints of the gateways. */
const INTERNAL_PATHS = ['metrics', 'readyz', 'healthz', 'purge', 'drift'].flatMap((name) => [
  `/${name}`,
  `//${name}`,
  `/graphql/../${name}`,
  `/graphiql/..%2f${name}`,
  `/${name}/../graphiql/`,
  `/graphql%00/../${name}`,
]);

/** Internal endpoints are not reachable through the public listener. */
export async function checkInternalEndpoints({ origin, purgeToken }: TwoInstances): Promise<boolean> {
  const headers = { authorization: `Bearer ${purgeToken}` };
  const responses = INTERNAL_PATHS.flatMap((path) => [
    sendRequest(origin, { path, headers }),
    sendRequest(origin, { method: 'POST', path, headers, body: { tags: ['material'] } }),
  ]);
  const open = (await Promise.all(responses)).filter(({ status, text }) => status < 300 || /purged|token/.test(text));
  return reportAssertion(
    'internal-endpoints',
    open.length === 0,
    `${responses.length} requests to internal endpoints: ${open.length} succeeded`,
  );
}

/** Exceeds the limit of 10 per client even if both gateways counted separately. */
const FORGED_REQUESTS = 25;
const MIN_REJECTED = 5;

const CONCURRENT_REQUESTS = 600;

/** One client over the rate limit gets 429 as a GraphQL error; other clients are not affected. */
export async function checkRateLimit({ origin }: TwoInstances): Promise<boolean> {
  const path = `/graphql?${new URLSearchParams({ query: '{ serverTime }' })}`;
  const responses = await Promise.all(
    Array.from({ length: CONCURRENT_REQUESTS }, () => sendRequest(origin, { path, from: '127.4.0.1' })),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  const isDescribed = rejected.every(
    ({ headers, text }) => headers['retry-after'] === '1' && text.includes('RATE_LIMITED'),
  );
  const other = await sendRequest(origin, { path, from: '127.4.0.2' });
  const isLimited = rejected.length > 0 && rejected.length < CONCURRENT_REQUESTS && isDescribed && other.status === 200;
  return reportAssertion(
    'rate-limit',
    isLimited,
    `${CONCURRENT_REQUESTS} concurrent requests by one client: ${rejected.length} rejected`,
  );
}

/** Forged `X-Forwarded-For` headers do not evade the rate limit of forms. */
export async function checkForgedAddresses({ origin }: TwoInstances): Promise<boolean> {
  const codes = [];
  for (let time = 0; time < FORGED_REQUESTS; time++) {
    const key = randomUUID();
    const input = { idempotencyKey: key, email: toEmail(key), firstName: 'Round', country: '276', ...INQUIRY };
    const { done } = await executeOperation(origin, {
      method: 'POST',
      path: '/graphql',
      from: '127.2.0.1',
      headers: { 'x-forwarded-for': `192.0.2.${time}`, forwarded: `for=192.0.2.${time}` },
      body: { query: INQUIRE, variables: { input } },
    });
    codes.push(done?.code);
  }
  const rejected = codes.filter((code) => code === 'TOO_MANY_REQUESTS').length;
  const text = `${FORGED_REQUESTS} forms by one client with forged X-Forwarded-For: ${rejected} rejected`;
  return reportAssertion('forged-addresses', rejected >= MIN_REJECTED, text);
}

/** The tests of nginx alone cover every prefix. */
const PREFIXES = isLongRun
  ? [...Object.values(locales).map(({ prefix }) => prefix), '/en', '/DE', '/unknown']
  : [locales.de.prefix];

/** All URL forms of the search page; the Next.js router uses some of them. */
const SEARCH_PATHS = PREFIXES.flatMap((prefix) => [
  `${prefix}/search?key=x`,
  `${prefix}/search.rsc?key=x`,
  `${prefix}/search?key=x&_rsc=1`,
  `${prefix}/search/?key=x`,
  `${prefix}/search/_1-eA`,
  `${prefix}/search/_1-eA.rsc`,
  `${prefix}/search.segments/_tree.segment.rsc`,
  `/${prefix}/search?key=x`,
  `${prefix}/./search?key=x`,
  `${prefix}/%73earch?key=x`,
]);
const CONCURRENT_SEARCHES = 40;

/** The rate limit of searches covers all URL forms of the page, and no other page. */
export async function checkSearchRateLimit({ origin }: TwoInstances): Promise<boolean> {
  const countRejected = async (path: string, from: string) => {
    const responses = Array.from({ length: CONCURRENT_SEARCHES }, () => sendRequest(origin, { path, from }));
    return (await Promise.all(responses)).filter(({ status }) => status === 429).length;
  };
  const open: string[] = [];
  for (const [index, path] of SEARCH_PATHS.entries()) {
    if ((await countRejected(path, `127.6.0.${index + 1}`)) === 0) open.push(path);
  }
  const others = await countRejected('/searching', '127.6.1.1');
  const text = `${SEARCH_PATHS.length} URL forms of the search page, ${CONCURRENT_SEARCHES} concurrent requests each: ${open.length} not limited ${open}`;
  return reportAssertion('search-rate-limit', open.length === 0 && others === 0, text.trim());
}
