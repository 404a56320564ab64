import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/records.ts';
import { okOrNotFound, paging, parseId } from './request.ts';

const ACCESSORY_TYPES = [2, 3, 4, 6, 7];

const listBody = z.object({
  ...paging,
  kind: z.enum(['printer', 'station', 'accessory']).optional(),
  line: z.enum(['dental', 'reflex']).optional(),
  type: z.literal(ACCESSORY_TYPES).optional(),
});

export function registerProducts(app: FastifyInstance, db: Database): void {
  app.post('/product/findAll', async (request) => {
    const { kind, line, type, ...page } = listBody.parse(request.body);
    const tags = { kind, line, type };
    return ok(await findRecords(db, { kind: 'product', language: languageOf(request), tags, ...page }));
  });

  app.get('/product/findById/:id', async (request) => {
    const id = parseId(request.params);
    return okOrNotFound(id && (await findRecord(db, 'product', id, languageOf(request))));
  });
}
