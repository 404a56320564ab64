import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { countNewsTags } from '../store/news-tag-counts.ts';
import { findRecord, findRecords } from '../store/records.ts';
import { okOrNotFound, paging, parseId } from './request.ts';

const type = z.enum(['news', 'training']).optional();

const listBody = z.object({ ...paging, type });
const byTagBody = z.object({ ...paging, type, tag: z.string().min(1).max(64) });
const hotTagsQuery = z.object({ type });

export function registerNews(app: FastifyInstance, db: Database): void {
  app.post('/websiteNews/findAll', async (request) => {
    const { type, ...page } = listBody.parse(request.body);
    const tags = { type };
    return ok(await findRecords(db, { kind: 'news', language: languageOf(request), tags, order: 'newest', ...page }));
  });

  app.post('/websiteNews/findNewsByTag', async (request) => {
    const { type, tag, ...page } = byTagBody.parse(request.body);
    const tags = { type, tag };
    return ok(await findRecords(db, { kind: 'news', language: languageOf(request), tags, order: 'newest', ...page }));
  });

  app.get('/websiteNews/findHotTags', async (request) => {
    const { type } = hotTagsQuery.parse(request.query);
    return ok(await countNewsTags(db, languageOf(request), type));
  });

  app.get('/websiteNews/findById/:id', async (request) => {
    const id = parseId(request.params);
    return okOrNotFound(id && (await findRecord(db, 'news', id, languageOf(request))));
  });
}
