import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecords, type StoredBody } from '../store/records.ts';

/** Level 1 with the id of China lists its provinces; level 0 lists the countries. */
const areaBody = z.union([
  z.object({ level: z.literal(1), pid: z.literal('99999999') }),
  z.object({ level: z.literal(0), pid: z.literal('') }),
]);

export function registerAreas(app: FastifyInstance, db: Database): void {
  app.post('/hgCommon/area/find', async (request) => {
    const { level } = areaBody.parse(request.body);
    const language = languageOf(request);
    const { records } = await findRecords(db, { kind: level === 1 ? 'province' : 'country', language });
    const areas = records.map(({ id, name, code }) => ({ id, name, ...(code !== undefined && { code }) }));
    return ok(level === 1 ? areas : areas.toSorted(byName(language)));
  });
}

type Named = Pick<StoredBody, 'name'>;

function byName(language: string) {
  const collator = new Intl.Collator(language);
  return (a: Named, b: Named) => collator.compare(String(a.name), String(b.name));
}
