import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';

const pageBody = z.object({
  TDKTag: z.object({}).default({}),
  pageNum: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(10_000).default(10_000),
});

const byUrlBody = z.object({ pageUrl: z.string().min(1).max(512) });

export function registerSeo(app: FastifyInstance, db: Database): void {
  app.post('/TDK/pageQuery', async (request) => {
    const { pageNum, pageSize } = pageBody.parse(request.body);
    const rows = db.selectFrom('tdk').where('language', '=', languageOf(request));
    const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const list = await rows
      .selectAll()
      .orderBy('page_url')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    return ok({ list, total: Number(total), pageNum, pageSize });
  });

  app.post('/TDK/selectByPageUrl', async (request) => {
    const { pageUrl } = byUrlBody.parse(request.body);
    const rows = db.selectFrom('tdk').selectAll().where('page_url', '=', pageUrl);
    return ok(await rows.where('language', '=', languageOf(request)).execute());
  });
}
