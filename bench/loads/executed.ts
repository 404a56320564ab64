import { materialsWithPrinters } from '../requests.ts';
import { compare, median, type Pair } from '../rounds.ts';
import { type Server, startServer } from '../servers.ts';
import { type Row, toRow } from '../table.ts';
import { loadWithWrk, type Sample } from '../wrk.ts';
import { countCalls } from './count-calls.ts';

type Settings = { content: Server; manifest: string; rounds: number; seconds: number };

type Executed = Sample & { calls: number };

/** Operations that are executed, against Apollo Server as it comes with the same schema, resolvers and REST client. */
export async function measureExecuted({ content, manifest, rounds, seconds }: Settings): Promise<Row[]> {
  const settings = { legacyUrl: content.url, manifest };
  const apollo = await startServer('plain-apollo.ts', settings, 'measured');
  const measure = async (load: string, caches: object) => {
    const gateway = await startServer('gateway.ts', { ...settings, ...caches }, 'measured');
    const execute = (server: Server) => () => executeUnasked(server, content, seconds);
    const pairs = await compare(execute(gateway), execute(apollo), rounds);
    await gateway.stop();
    return { ...toRow(load, 'plain Apollo Server', pairs), calls: toCalls(pairs) };
  };
  const rows = [
    await measure('Uncached: 100 materials with printers, caches off', { answerCacheBytes: 0, callCacheBytes: 0 }),
    await measure('Cold: the same, caches on, no operation asked twice', {}),
  ];
  await apollo.stop();
  return rows;
}

async function executeUnasked(server: Server, content: Server, seconds: number): Promise<Executed> {
  const before = await countAll(content);
  const sample = await loadWithWrk({ server, requests: [materialsWithPrinters], seconds, areUnasked: true });
  return { ...sample, calls: ((await countAll(content)) - before) / sample.answers };
}

async function countAll(content: Server): Promise<number> {
  return Object.values(await countCalls(content)).reduce((sum, calls) => sum + calls, 0);
}

function toCalls(pairs: readonly Pair<Executed>[]): string {
  const of = (who: 'gateway' | 'other') => median(pairs.map((pair) => pair[who].calls)).toFixed(2);
  return `${of('gateway')} : ${of('other')}`;
}
