import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readSettings, serve } from './child.ts';

const MATERIALS = 100;
/** Placeholder for a call number, which makes each response, or each record of it, unique. */
const CALL_NUMBER = '#########0';

const { legacyUrl, delay, unique } = await readSettings(
  z.object({ legacyUrl: z.string(), delay: z.number(), unique: z.enum(['nothing', 'responses', 'records']) }),
);

const page = z.object({ data: z.object({ records: z.array(z.looseObject({ id: z.number(), name: z.string() })) }) });

async function findAll(path: string) {
  const body = JSON.stringify({ pageNum: 1, pageSize: 1_000, language: 'en' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new URL(path, legacyUrl), { method: 'POST', headers, body });
  return page.parse(await response.json()).data.records;
}

function toResponse(originals: object[]) {
  const records = unique === 'records' ? originals.map((record) => ({ ...record, turn: CALL_NUMBER })) : originals;
  const data = { total: records.length, records };
  const bytes = Buffer.from(JSON.stringify({ turn: CALL_NUMBER, code: 200, msg: 'success', data }));
  return { bytes, offsets: unique === 'nothing' ? [] : listOffsets(bytes), calls: 0 };
}

function listOffsets(bytes: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = bytes.indexOf(CALL_NUMBER); at !== -1; at = bytes.indexOf(CALL_NUMBER, at + 1)) offsets.push(at);
  return offsets;
}

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
  const callNumber = String(stored.calls).padStart(CALL_NUMBER.length, '0');
  for (const offset of stored.offsets) stored.bytes.write(callNumber, offset);
  if (delay > 0) await sleep(delay);
  response.writeHead(200, ['content-type', 'application/json', 'content-length', String(stored.bytes.byteLength)]);
  response.end(stored.bytes);
});
