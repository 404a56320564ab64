import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readSettings, serve } from './child.ts';

const MATERIALS = 100;
/** Placeholder for a call number, which makes each response unique. */
const CALL_NUMBER = '0000000000';
const CALL_NUMBER_OFFSET = '{"turn":"'.length;

const { legacyUrl, delay, isUnique } = await readSettings(
  z.object({ legacyUrl: z.string(), delay: z.number(), isUnique: z.boolean() }),
);

const page = z.object({ data: z.object({ records: z.array(z.looseObject({ id: z.number(), name: z.string() })) }) });

async function findAll(path: string) {
  const body = JSON.stringify({ pageNum: 1, pageSize: 1_000, language: 'en' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new URL(path, legacyUrl), { method: 'POST', headers, body });
  return page.parse(await response.json()).data.records;
}

const toResponse = (records: object[]) => ({
  bytes: Buffer.from(
    JSON.stringify({ turn: CALL_NUMBER, code: 200, msg: 'success', data: { total: records.length, records } }),
  ),
  calls: 0,
});

const materials = await findAll('/materialsManage/find');
const hundredMaterials = Array.from({ length: MATERIALS }, (_, index) => {
  const material = materials[index % materials.length];
  return { ...material, id: 1_000 + index, name: `${material?.name} ${index}` };
});
const responses = new Map([
  ['/materialsManage/find', toResponse(hundredMaterials)],
  ['/product/findAll', toResponse(await findAll('/product/findAll'))],
]);

// Responses are prepared in advance, so that they are not measured. Any other path returns the call counts.
await serve(async ({ url = '' }, response) => {
  const stored = responses.get(url);
  if (!stored) {
    response.end(JSON.stringify(Object.fromEntries([...responses].map(([path, { calls }]) => [path, calls]))));
    return;
  }
  stored.calls++;
  if (isUnique) stored.bytes.write(String(stored.calls).padStart(CALL_NUMBER.length, '0'), CALL_NUMBER_OFFSET);
  if (delay > 0) await sleep(delay);
  response.writeHead(200, ['content-type', 'application/json', 'content-length', String(stored.bytes.byteLength)]);
  response.end(stored.bytes);
});
