import { compareServers } from '../compare-servers.ts';
import { byGet, byPost, createDifferent, createPersisted, type HttpRequest, OPERATIONS, send } from '../requests.ts';
import { type Server, startServer } from '../servers.ts';
import { type Row, toRow } from '../table.ts';
import { runWrk } from '../wrk.ts';

const DIFFERENT = 200;

type Settings = { legacyUrl: string; manifest: string; rounds: number; seconds: number };

type Load = { name: string; requests: HttpRequest[] };

/** Cached responses, against bare `node:http` with the same bytes. Both servers run for the whole series. */
export async function measureHot({ legacyUrl, manifest, rounds, seconds }: Settings): Promise<Row[]> {
  const gateway = await startServer('gateway.ts', { legacyUrl, manifest }, 'measured');
  const loads = await listLoads(gateway, manifest);
  const bare = await startBare(
    gateway,
    loads.flatMap(({ requests }) => requests),
  );
  const rows: Row[] = [];
  for (const { name, requests } of loads) {
    const load = (server: Server) => () => runWrk({ server, requests, seconds });
    rows.push(toRow(`Hot, ${name}`, 'bare `node:http`', await compareServers(load(gateway), load(bare), rounds)));
  }
  await Promise.all([gateway.stop(), bare.stop()]);
  return rows;
}

async function listLoads(gateway: Server, manifest: string): Promise<Load[]> {
  const toPersisted = createPersisted(manifest);
  const loads: Load[] = [];
  for (const operation of OPERATIONS) {
    const operationRequest = toPersisted(operation);
    const get = byGet(operationRequest);
    const { head, text } = await send(gateway.url, get);
    const etag = head[head.indexOf('etag') + 1] ?? '';
    const conditional = { ...get, headers: { ...get.headers, 'if-none-match': etag } };
    const size = `${(Buffer.byteLength(text) / 1024).toFixed(1)} kB`;
    loads.push({ name: `${operation.name} by GET, ${size}`, requests: [get] });
    loads.push({ name: `${operation.name} by GET, 304`, requests: [conditional] });
    loads.push({ name: `${operation.name} by POST`, requests: [byPost(operationRequest)] });
  }
  const different = createDifferent(DIFFERENT).map((operation) => byGet(toPersisted(operation)));
  return [...loads, { name: `${DIFFERENT} different MaterialList in turn`, requests: different }];
}

/** A bare `node:http` server with copies of the gateway's responses, by request path or body. */
async function startBare(gateway: Server, requests: readonly HttpRequest[]): Promise<Server> {
  const full: Record<string, { head: string[]; text: string }> = {};
  const notModified: typeof full = {};
  for (const request of requests) {
    const isConditional = request.headers['if-none-match'] !== undefined;
    const { status, head, text } = await send(gateway.url, request);
    if (status !== (isConditional ? 304 : 200) || text.includes('"errors"')) throw new Error(`${status}: ${text}`);
    (isConditional ? notModified : full)[request.body ?? request.path] = { head, text };
  }
  return startServer('bare-node.ts', { full, notModified }, 'measured');
}
