import { setTimeout as sleep } from 'node:timers/promises';
import { overwriteRecord } from '../../gateway/src/testing/overwrite-record.ts';
import { openDatabase } from '../../legacy/src/store/database.ts';
import { locales } from '../../schema/locales.ts';
import { log } from '../log.ts';
import { reportAssertion } from './assertion.ts';
import { type Page, readPage } from './read-page.ts';
import { sendRequest } from './send-request.ts';
import type { TwoInstances } from './start.ts';

/** A printer, which the header, lists and its own page show in every locale. */
const RECORD = { kind: 'product', id: '1' };
const ROUNDS = 4;
const FIXED_PAGES = Object.values(locales).flatMap(({ prefix }) => [`${prefix}/hardware/A2D`, `${prefix}/hardware`]);
const BETWEEN_MS = 50;

type Measured = { milliseconds: number; stale: string[] };

/**
 * S21: after a record changes and is purged, the next request to each site returns every page with the new content; through
 * nginx, after its one-second cache expires. The time is not asserted: both sites share the processors.
 */
export async function checkPurge(instances: TwoInstances): Promise<boolean> {
  const { sites, origin } = instances;
  const servers = [...sites, origin];
  await change(instances, 0);
  const pages = await listShowing(servers, nameOf(0));
  const rounds: Measured[] = [];
  for (let round = 1; round <= ROUNDS; round++) rounds.push(await measure(instances, servers, round));
  const slowest = Math.round(Math.max(...rounds.map(({ milliseconds }) => milliseconds)));
  const stale = [...rounds.flatMap((round) => round.stale), ...(await listStale(servers, pages, nameOf(ROUNDS)))];
  for (const page of stale.slice(0, 5)) log(`  ${page}`);
  return reportAssertion(
    'S21',
    stale.length === 0 && pages.length > FIXED_PAGES.length,
    `${pages.length} pages show a record, on two sites and through nginx: ${stale.length} stale after a ` +
      `purge; ${FIXED_PAGES.length} of them updated everywhere within ${slowest} ms`,
  );
}

async function measure(instances: TwoInstances, servers: string[], round: number): Promise<Measured> {
  const startedAt = await change(instances, round);
  const stale = await listStale(servers, FIXED_PAGES, nameOf(round));
  return { milliseconds: performance.now() - startedAt, stale };
}

const nameOf = (round: number) => `Round ${round}`;
const NAME = /Round \d+/;

/** Changes the record and purges it through alternating gateways. Returns the start time. */
async function change({ database, gateways, purgeToken }: TwoInstances, round: number): Promise<number> {
  const db = await openDatabase(database);
  const startedAt = performance.now();
  await overwriteRecord(db, RECORD.kind, RECORD.id, { name: nameOf(round) });
  await db.destroy();
  const gateway = gateways[round % 2 === 0 ? 0 : 1];
  const { status, text } = await sendRequest(`http://${gateway.address}`, {
    method: 'POST',
    path: '/purge',
    headers: { authorization: `Bearer ${purgeToken}` },
    body: { tags: [`${RECORD.kind}:${RECORD.id}`] },
  });
  if (status !== 200) throw new Error(`The purge failed with ${status} ${text}`);
  return startedAt;
}

/** The pages of the sitemap that contain a name. Warms the caches of every server. */
async function listShowing(servers: string[], name: string): Promise<string[]> {
  const [first = ''] = servers;
  const sitemap = await sendRequest(first, { path: '/sitemap.xml' });
  const all = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const showing: string[] = [];
  for (const path of new Set([...FIXED_PAGES, ...all])) {
    const texts = await Promise.all(servers.map((server) => readPage(server, path)));
    if (texts.some(({ text }) => text.includes(name))) showing.push(path);
  }
  return showing;
}

/** The pages that lack a name at the first request that nginx does not serve from its cache. */
async function listStale(servers: string[], pages: string[], name: string): Promise<string[]> {
  const stale: string[] = [];
  for (const path of pages) {
    const texts = await Promise.all(servers.map(async (server) => [server, await readPage(server, path)] as const));
    for (const [server, first] of texts) {
      const text = isCached(first) && !first.text.includes(name) ? await readAfterCache(server, path) : first;
      if (!text.text.includes(name))
        stale.push(`${path} of ${server} shows ${NAME.exec(text.text) ?? text.text.slice(0, 60)}, not ${name}`);
    }
  }
  return stale;
}

const isCached = ({ cache }: Page) => cache === 'HIT';

async function readAfterCache(server: string, path: string): Promise<Page> {
  let page = await readPage(server, path);
  while (isCached(page)) {
    await sleep(BETWEEN_MS);
    page = await readPage(server, path);
  }
  return page;
}
