import { compareServers } from '../compare-servers.ts';
import { createUniqueRequest, runOpenLoop } from '../open-loop.ts';
import { materialsWithPrinters } from '../requests.ts';
import { type Server, startServer } from '../servers.ts';
import { type Row, toRow } from '../table.ts';
import { runWrk } from '../wrk.ts';
import { countCalls } from './count-calls.ts';

const COUNTED_OPERATIONS = 20;

type Settings = { legacyUrl: string; manifest: string; rounds: number; seconds: number };

/** Executed operations, against a plain Apollo Server with the same schema, resolvers and REST client. */
export async function measureExecuted({ legacyUrl, manifest, rounds, seconds }: Settings): Promise<Row[]> {
  const execute = (server: Server) => () =>
    runWrk({ server, requests: [materialsWithPrinters], seconds, areUnique: true });
  const measure = async (load: string, caches: object, unique = 'nothing') => {
    const content = await startServer('content-service.ts', { legacyUrl, delay: 0, unique }, 'others');
    const settings = { legacyUrl: content.url, manifest };
    const gateway = await startServer('gateway.ts', { ...settings, ...caches }, 'measured');
    const apollo = await startServer('plain-apollo.ts', settings, 'measured');
    const calls = `${await countEach(gateway, content)} : ${await countEach(apollo, content)}`;
    const pairs = await compareServers(execute(gateway), execute(apollo), rounds);
    await gateway.stop();
    await apollo.stop();
    await content.stop();
    return { ...toRow(load, 'plain Apollo Server', pairs), calls };
  };
  const off = { responseCacheBytes: 0, upstreamCacheBytes: 0 };
  return [
    await measure('Uncached: 100 materials with printers, caches off', off),
    await measure('Uncached, with a different response to every REST call', off, 'responses'),
    await measure('Uncached, with different records in every response', off, 'records'),
    await measure('Cold: 100 materials with printers, caches on, unique operations', {}),
  ];
}

/** REST calls per operation, after one warm-up operation. */
async function countEach({ url }: Server, content: Server): Promise<number> {
  const send = (count: number) =>
    runOpenLoop({ url, createRequest: createUniqueRequest, count, perSecond: COUNTED_OPERATIONS });
  await send(1);
  const before = await countAll(content);
  await send(COUNTED_OPERATIONS);
  return ((await countAll(content)) - before) / COUNTED_OPERATIONS;
}

async function countAll(content: Server): Promise<number> {
  return Object.values(await countCalls(content)).reduce((sum, calls) => sum + calls, 0);
}
