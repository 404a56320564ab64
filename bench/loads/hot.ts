import { byGet, byPost, createDifferent, createPersisted, type HttpRequest, OPERATIONS, send } from '../requests.ts';
import { compare } from '../rounds.ts';
import { type Server, startServer } from '../servers.ts';
import { type Row, toRow } from '../table.ts';
import { loadWithWrk } from '../wrk.ts';

const DIFFERENT = 200;

type Settings = { legacyUrl: string; manifest: string; rounds: number; seconds: number };

/** Answers that are kept, against bare Node that has the bytes in its hand. */
export async function measureHot({ legacyUrl, manifest, rounds, seconds }: Settings): Promise<Row[]> {
  const gateway = await startServer('gateway.ts', { legacyUrl, manifest }, 'measured');
  const toPersisted = createPersisted(manifest);
  const rows: Row[] = [];
  const measure = async (name: string, requests: HttpRequest[], isKnown = false) => {
    const bare = await startBare(gateway, requests, isKnown);
    const load = (server: Server) => () => loadWithWrk({ server, requests, seconds });
    rows.push(toRow(`Hot, ${name}`, 'bare `node:http`', await compare(load(gateway), load(bare), rounds)));
    await bare.stop();
  };
  for (const operation of OPERATIONS) {
    const asked = toPersisted(operation);
    const get = byGet(asked);
    const { head, text } = await send(gateway.url, get);
    const etag = head[head.indexOf('etag') + 1] ?? '';
    const known = { ...get, headers: { ...get.headers, 'if-none-match': etag } };
    await measure(`${operation.name} by GET, ${(Buffer.byteLength(text) / 1024).toFixed(1)} kB`, [get]);
    await measure(`${operation.name} by GET, 304`, [known], true);
    await measure(`${operation.name} by POST`, [byPost(asked)]);
  }
  const different = createDifferent(DIFFERENT).map((operation) => byGet(toPersisted(operation)));
  await measure(`${DIFFERENT} different MaterialList in turn`, different);
  await gateway.stop();
  return rows;
}

/** Bare Node with what the gateway answers. */
async function startBare(gateway: Server, requests: HttpRequest[], isKnown: boolean): Promise<Server> {
  const answers: Record<string, { head: string[]; text: string }> = {};
  for (const request of requests) {
    const { status, head, text } = await send(gateway.url, request);
    if (status !== (isKnown ? 304 : 200) || text.includes('"errors"')) throw new Error(`${status}: ${text}`);
    answers[request.path] = { head, text };
  }
  return startServer('bare.ts', { answers, isKnown }, 'measured');
}
