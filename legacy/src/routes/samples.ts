import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/records.ts';
import { okOrNotFound, paging, parseId } from './request.ts';

const pageBody = z.object({ ...paging, categoryId: z.string().max(32).optional() });

export function registerSamples(app: FastifyInstance, db: Database): void {
  app.get('/sample/category/list', async (request) =>
    ok((await findRecords(db, { kind: 'sampleCategory', language: languageOf(request) })).records),
  );

  app.post('/sample/product/page', async (request) => {
    const { categoryId, ...page } = pageBody.parse(request.body);
    const tags = { category: categoryId };
    return ok(await findRecords(db, { kind: 'sample', language: languageOf(request), tags, ...page }));
  });

  app.get('/sample/product/detail/:id', async (request) => {
    const id = parseId(request.params);
    return okOrNotFound(id && (await findRecord(db, 'sample', id, languageOf(request))));
  });
}
