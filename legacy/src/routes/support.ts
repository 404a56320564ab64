import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecords } from '../store/records.ts';
import { paging } from './request.ts';

const listBody = z.object({
  ...paging,
  kind: z.enum(['support', 'software']),
  topic: z.string().max(64).optional(),
  channel: z.enum(['latest', 'legacy']).optional(),
});

export function registerSupport(app: FastifyInstance, db: Database): void {
  app.post('/mall/content/list', async (request) => {
    const { kind, topic, channel, ...page } = listBody.parse(request.body);
    const tags = { topic, channel };
    return ok(await findRecords(db, { kind, language: languageOf(request), tags, ...page }));
  });
}
