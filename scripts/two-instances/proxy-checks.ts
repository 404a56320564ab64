import { randomUUID } from 'node:crypto';
import { reportAssertion } from './assertion.ts';
import { executeOperation, sendRequest } from './send-request.ts';
import type { TwoInstances } from './start.ts';
import { INQUIRE, INQUIRY, toEmail } from './submissions.ts';

/** Ways in which somebody outside may try to get at what the gateways tell those inside. */
const INSIDE = ['metrics', 'readyz', 'healthz', 'purge'].flatMap((name) => [
  `/${name}`,
  `//${name}`,
  `/graphql/../${name}`,
  `/graphiql/..%2f${name}`,
  `/${name}/../graphiql/`,
  `/graphql%00/../${name}`,
]);

/** Nothing that is meant for the inside answers outside. */
export async function checkInternalEndpoints({ origin, purgeToken }: TwoInstances): Promise<boolean> {
  const headers = { authorization: `Bearer ${purgeToken}` };
  const answers = INSIDE.flatMap((path) => [
    sendRequest(origin, { path, headers }),
    sendRequest(origin, { method: 'POST', path, headers, body: { tags: ['material'] } }),
  ]);
  const open = (await Promise.all(answers)).filter(({ status, text }) => status < 300 || /purged|token/.test(text));
  return reportAssertion('inside', open.length === 0, `${answers.length} ways to what is inside: ${open.length} open`);
}

/** Ten at each gateway, should they count apart, and some more. */
const SENT = 25;
const MIN_REJECTED = 5;

const AT_ONCE = 600;

/** Who asks without end is refused for a while, as JSON; nobody else is. */
export async function checkRateLimit({ origin }: TwoInstances): Promise<boolean> {
  const path = `/graphql?${new URLSearchParams({ query: '{ serverTime }' })}`;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => sendRequest(origin, { path, from: '127.4.0.1' })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  const isTold = refused.every(({ headers, text }) => headers['retry-after'] === '1' && text.includes('RATE_LIMITED'));
  const other = await sendRequest(origin, { path, from: '127.4.0.2' });
  const isRight = refused.length > 0 && refused.length < AT_ONCE && isTold && other.status === 200;
  return reportAssertion('rates', isRight, `${AT_ONCE} requests at once by one visitor: ${refused.length} refused`);
}

/** A visitor who makes up addresses is still counted as one. */
export async function checkForgedAddresses({ origin }: TwoInstances): Promise<boolean> {
  const codes = [];
  for (let time = 0; time < SENT; time++) {
    const key = randomUUID();
    const input = { idempotencyKey: key, email: toEmail(key), firstName: 'Round', country: '276', ...INQUIRY };
    const answer = await executeOperation(origin, {
      method: 'POST',
      path: '/graphql',
      from: '127.2.0.1',
      headers: { 'x-forwarded-for': `192.0.2.${time}`, forwarded: `for=192.0.2.${time}` },
      body: { query: INQUIRE, variables: { input } },
    });
    codes.push(answer.done?.code);
  }
  const refused = codes.filter((code) => code === 'TOO_MANY_REQUESTS').length;
  const text = `${SENT} forms by one visitor under as many made-up addresses: ${refused} refused`;
  return reportAssertion('visitors', refused >= MIN_REJECTED, text);
}

/** The forms in which the page of the search can be asked for; the router of the site uses some of them. */
const SEARCHES = ['', '/cn', '/de', '/en', '/DE', '/fr'].flatMap((prefix) => [
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
const SEARCHES_AT_ONCE = 40;

/** Searches are counted in whatever form they come; pages that only begin like one are not. */
export async function checkSearchRateLimit({ origin }: TwoInstances): Promise<boolean> {
  const countRefused = async (path: string, from: string) => {
    const answers = Array.from({ length: SEARCHES_AT_ONCE }, () => sendRequest(origin, { path, from }));
    return (await Promise.all(answers)).filter(({ status }) => status === 429).length;
  };
  const open: string[] = [];
  for (const [index, path] of SEARCHES.entries()) {
    if ((await countRefused(path, `127.6.0.${index + 1}`)) === 0) open.push(path);
  }
  const others = await countRefused('/searching', '127.6.1.1');
  const text = `${SEARCHES.length} forms of the search, ${SEARCHES_AT_ONCE} at once: ${open.length} not counted ${open}`;
  return reportAssertion('searches', open.length === 0 && others === 0, text.trim());
}
