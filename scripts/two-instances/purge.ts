import { setTimeout as pause } from 'node:timers/promises';
import { overwriteRecord } from '../../gateway/src/testing/overwrite-record.ts';
import { openDatabase } from '../../legacy/src/store/database.ts';
import { log } from '../log.ts';
import { reportAssertion } from './assertion.ts';
import { sendRequest } from './send-request.ts';
import type { TwoInstances } from './start.ts';

/** A printer: in the header, in lists and on a page of its own, in every language. */
const RECORD = { kind: 'product', id: '1' };
const ROUNDS = 4;
const FIXED_PAGES = [
  '/hardware/A2D',
  '/hardware',
  '/cn/hardware/A2D',
  '/cn/hardware',
  '/de/hardware/A2D',
  '/de/hardware',
];
/** nginx takes 50 requests a second from one address. */
const READERS = 16;
const BETWEEN_MS = 50;

type Measured = { milliseconds: number; missed: string[] };

/**
 * S21: a record changes and is purged; every page that shows it is new at the next request to each site, and once nginx has
 * dropped what it cached for a second. The time is reported and not asserted: both sites render on the same processors.
 */
export async function checkPurge(instances: TwoInstances): Promise<boolean> {
  const { sites, origin } = instances;
  if (sites.length === 0)
    return reportAssertion('S21', true, 'There is no build of the site: purges of pages are left out');
  const servers = [...sites, origin];
  await change(instances, 0);
  const pages = await listShowing(servers, nameOf(0));
  const rounds: Measured[] = [];
  for (let round = 1; round <= ROUNDS; round++) rounds.push(await measure(instances, servers, round));
  const slowest = Math.round(Math.max(...rounds.map(({ milliseconds }) => milliseconds)));
  const missed = [...rounds.flatMap((round) => round.missed), ...(await listOld(servers, pages, nameOf(ROUNDS)))];
  for (const miss of missed.slice(0, 5)) log(`  ${miss}`);
  return reportAssertion(
    'S21',
    missed.length === 0 && pages.length > FIXED_PAGES.length,
    `${pages.length} pages show a record, on two sites and through nginx: ${missed.length} old after a ` +
      `purge; ${FIXED_PAGES.length} of them new everywhere after ${slowest} ms at most`,
  );
}

async function measure(instances: TwoInstances, servers: string[], round: number): Promise<Measured> {
  const begun = await change(instances, round);
  const missed = await listOld(servers, FIXED_PAGES, nameOf(round));
  return { milliseconds: performance.now() - begun, missed };
}

const nameOf = (round: number) => `Round ${round}`;
const NAME = /Round \d+/;

/** Changes the record and purges it, alternately at one gateway and the other. Returns when the change began. */
async function change({ database, gateways, purgeToken }: TwoInstances, round: number): Promise<number> {
  const db = await openDatabase(database);
  const begun = performance.now();
  await overwriteRecord(db, RECORD.kind, RECORD.id, { name: nameOf(round) });
  await db.destroy();
  const gateway = gateways[round % 2 === 0 ? 0 : 1];
  const { status, text } = await sendRequest(`http://${gateway.address}`, {
    method: 'POST',
    path: '/purge',
    headers: { authorization: `Bearer ${purgeToken}` },
    body: { tags: [`${RECORD.kind}:${RECORD.id}`] },
  });
  if (status !== 200) throw new Error(`The purge was answered with ${status} ${text}`);
  return begun;
}

/** The pages of the sitemap that show a name, warm on every server. */
async function listShowing(servers: string[], name: string): Promise<string[]> {
  const [first = ''] = servers;
  const sitemap = await sendRequest(first, { path: '/sitemap.xml' });
  const all = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const showing: string[] = [];
  for (const path of new Set([...FIXED_PAGES, ...all])) {
    const texts = await Promise.all(servers.map((server) => read(server, path)));
    if (texts.some(({ text }) => text.includes(name))) showing.push(path);
  }
  return showing;
}

/** The pages that do not show a name: at the first request to a site, and as soon as nginx has dropped what it cached. */
async function listOld(servers: string[], pages: string[], name: string): Promise<string[]> {
  const missed: string[] = [];
  for (const path of pages) {
    const texts = await Promise.all(servers.map(async (server) => [server, await read(server, path)] as const));
    for (const [server, first] of texts) {
      const text = isCached(first) && !first.text.includes(name) ? await readAfterCache(server, path) : first;
      if (!text.text.includes(name))
        missed.push(`${path} of ${server} shows ${NAME.exec(text.text) ?? text.text.slice(0, 60)}, not ${name}`);
    }
  }
  return missed;
}

const isCached = ({ cache }: Page) => cache === 'HIT';

async function readAfterCache(server: string, path: string): Promise<Page> {
  let page = await read(server, path);
  while (isCached(page)) {
    await pause(BETWEEN_MS);
    page = await read(server, path);
  }
  return page;
}

type Page = { text: string; cache: unknown };

let reader = 0;

async function read(server: string, path: string): Promise<Page> {
  try {
    const { status, text, headers } = await sendRequest(server, { path, from: `127.5.0.${reader++ % READERS}` });
    return { text: status === 200 ? text : `${status} ${text}`, cache: headers['x-cache'] };
  } catch (error) {
    return { text: String(error), cache: undefined };
  }
}
