import { runOpenLoop } from '../open-loop.ts';
import { materialsWithPrinters } from '../requests.ts';
import { startServer } from '../servers.ts';
import type { Row } from '../table.ts';
import { countCalls } from './count-calls.ts';

const COUNT = 1_000;
/** Long enough that all requests arrive before the first response. */
const DELAY_MS = 500;

/** Equal concurrent operations on empty caches. */
export async function measureStampede(legacyUrl: string, manifest: string): Promise<Row> {
  const content = await startServer('content-service.ts', { legacyUrl, delay: DELAY_MS, unique: 'nothing' }, 'others');
  const gateway = await startServer('gateway.ts', { legacyUrl: content.url, manifest }, 'measured');
  const load = { createRequest: () => materialsWithPrinters, count: COUNT, perSecond: Number.POSITIVE_INFINITY };
  const outcomes = await runOpenLoop({ url: gateway.url, ...load });
  const calls = Object.entries(await countCalls(content)).map(([path, count]) => `\`${path}\` **${count}**`);
  await gateway.stop();
  await content.stop();
  const succeeded = outcomes.filter(({ kind }) => kind === 'succeeded');
  const different = new Set(succeeded.map(({ digest }) => digest)).size;
  return {
    load: `Stampede: ${COUNT} equal operations at once, empty caches`,
    calls: calls.join(', '),
    notes: `${succeeded.length} succeeded, ${different === 1 ? 'all equal' : `${different} different responses`}`,
  };
}
