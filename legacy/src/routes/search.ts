import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { search } from '../store/full-text-search.ts';
import { findRecords } from '../store/records.ts';

const page = z.number().int().min(1).max(100_000).default(1);
const size = z.number().int().min(1).max(100).default(5);

const searchBody = z.object({ page, size, data: z.string().trim().min(1).max(100) });

const recommendBody = z.object({ page, size, data: z.object({ language: z.string().optional() }).default({}) });

export function registerSearch(app: FastifyInstance, db: Database): void {
  app.post('/hgCommon/search', async (request) => {
    const { data, ...query } = searchBody.parse(request.body);
    return ok(await search(db, { text: data, language: languageOf(request), ...query }));
  });

  app.post('/searchRecommend/findAll', async (request) => {
    const { page: pageNum, size: pageSize } = recommendBody.parse(request.body);
    return ok(await findRecords(db, { kind: 'recommendedLink', language: languageOf(request), pageNum, pageSize }));
  });
}
