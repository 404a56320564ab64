import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readSettings, serve } from './child.ts';

const MATERIALS = 100;
/** Stands for the number of a call in its answer, where no two answers are to be the same. */
const TURN = '0000000000';
const TURN_AT = '{"turn":"'.length;

const { legacyUrl, delay, isUnique } = await readSettings(
  z.object({ legacyUrl: z.string(), delay: z.number(), isUnique: z.boolean() }),
);

const page = z.object({ data: z.object({ records: z.array(z.looseObject({ id: z.number(), name: z.string() })) }) });

async function findAll(path: string) {
  const body = JSON.stringify({ pageNum: 1, pageSize: 1_000, language: 'en' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL(path, legacyUrl), { method: 'POST', headers, body });
  return page.parse(await answer.json()).data.records;
}

const toAnswer = (records: object[]) => ({
  bytes: Buffer.from(
    JSON.stringify({ turn: TURN, code: 200, msg: 'success', data: { total: records.length, records } }),
  ),
  calls: 0,
});

const materials = await findAll('/materialsManage/find');
const hundred = Array.from({ length: MATERIALS }, (_, index) => {
  const material = materials[index % materials.length];
  return { ...material, id: 1_000 + index, name: `${material?.name} ${index}` };
});
const answers = new Map([
  ['/materialsManage/find', toAnswer(hundred)],
  ['/product/findAll', toAnswer(await findAll('/product/findAll'))],
]);

// What it answers is made beforehand, so that it is not what is measured; at any other path it tells of its calls.
await serve(async ({ url = '' }, response) => {
  const answer = answers.get(url);
  if (!answer) {
    response.end(JSON.stringify(Object.fromEntries([...answers].map(([path, { calls }]) => [path, calls]))));
    return;
  }
  answer.calls++;
  if (isUnique) answer.bytes.write(String(answer.calls).padStart(TURN.length, '0'), TURN_AT);
  if (delay > 0) await sleep(delay);
  response.writeHead(200, ['content-type', 'application/json', 'content-length', String(answer.bytes.byteLength)]);
  response.end(answer.bytes);
});
