import { runOpenLoop } from '../open-loop.ts';
import { materialsWithPrinters } from '../requests.ts';
import { startServer } from '../servers.ts';
import type { Row } from '../table.ts';
import { countCalls } from './count-calls.ts';

const COUNT = 1_000;
/** So slow that all have come before the first is answered. */
const DELAY_MS = 500;

/** Many equal operations at once, when nothing is kept yet. */
export async function measureStampede(legacyUrl: string, manifest: string): Promise<Row> {
  const content = await startServer('content-service.ts', { legacyUrl, delay: DELAY_MS, isUnique: false }, 'others');
  const gateway = await startServer('gateway.ts', { legacyUrl: content.url, manifest }, 'measured');
  const load = { createRequest: () => materialsWithPrinters, count: COUNT, perSecond: Number.POSITIVE_INFINITY };
  const outcomes = await runOpenLoop({ url: gateway.url, ...load });
  const calls = Object.entries(await countCalls(content)).map(([path, count]) => `\`${path}\` **${count}**`);
  await gateway.stop();
  await content.stop();
  const answered = outcomes.filter(({ kind }) => kind === 'answered');
  const different = new Set(answered.map(({ digest }) => digest)).size;
  return {
    load: `Stampede: ${COUNT} equal operations at once, empty caches`,
    calls: calls.join(', '),
    notes: `${answered.length} answered, ${different === 1 ? 'all the same' : `${different} different answers`}`,
  };
}
