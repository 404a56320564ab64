import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { readCpuTime } from '../testing/process-metrics.ts';
import { toDocumentHash } from './operation-manifest.ts';

/** In one turn of the event loop, reading them would take some 400 ms of processor time. */
const DOCUMENTS = 500;
const MAX_HEALTH_MS = 100;

const documents = Array.from(
  { length: DOCUMENTS },
  (_, index) => `query Products${index}($locale: Locale!) @inContext(locale: $locale) {
    products(page: ${index + 1}, pageSize: 24) {
      totalCount
      pageInfo { page pageCount hasNextPage }
      items {
        id slug path name summary tagline
        pictures { alt placeholder renditions { url format width height } }
        specification { name text measurement { value unit standard } }
        materials { id name property(name: FLEXURAL_MODULUS) { value unit standard } }
      }
    }
  }`,
);
const byHash = new Map(documents.map((text) => [toDocumentHash(text), text]));

describe.skipIf(process.platform !== 'linux')('manifests of apps', { timeout: 120_000 }, () => {
  it(`with ${DOCUMENTS} documents are reloaded while the gateway responds to health checks`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heliograph-manifests-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const gateway = await startGatewayProcess({ APP_MANIFESTS: folder });
    onTestFinished(gateway.close);
    const isAccepted = async (hash: string) => {
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
      const response = await fetch(`${gateway.origin}/graphql?${new URLSearchParams({ extensions })}`);
      return !(await response.text()).includes('PERSISTED_QUERY_NOT_SUPPORTED');
    };
    /** The run time of the gateway during a health check, which excludes delays of the machine. */
    const measureHealthCheck = async () => {
      const before = readCpuTime(gateway.pid);
      await (await fetch(`${gateway.origin}/healthz`)).arrayBuffer();
      return readCpuTime(gateway.pid) - before;
    };
    await measureHealthCheck();
    writeFileSync(join(folder, 'tablet.json'), JSON.stringify(Object.fromEntries(byHash)));
    let slowest = 0;
    const [first = ''] = byHash.keys();
    const last = [...byHash.keys()].at(-1) ?? '';
    while (!(await isAccepted(first))) slowest = Math.max(slowest, await measureHealthCheck());
    expect(slowest).toBeLessThan(MAX_HEALTH_MS);
    expect(await isAccepted(last)).toBe(true);
  });
});
