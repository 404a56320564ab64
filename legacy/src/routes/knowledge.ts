import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/records.ts';
import { day, okOrNotFound, paging, parseId } from './request.ts';

const MODULES = ['caseStudies', 'webinars', 'events', 'brochures', 'news', 'whitePapers', 'blogs', 'articles'] as const;

const ORDERS = { desc: 'newest', asc: 'oldest', soonest: 'soonest' } as const;

const listBody = z.object({
  ...paging,
  modules: z.array(z.enum(MODULES)).max(MODULES.length).default([]),
  line: z.enum(['dental', 'reflex']).optional(),
  /** Substring of the title. */
  name: z.string().min(1).max(100).optional(),
  /** For events. */
  category: z.string().max(64).optional(),
  /** For case studies. */
  field: z.number().int().optional(),
  from: day.optional(),
  to: day.optional(),
  /** By publication date; `soonest` sorts by the first day of an event. */
  sort: z.enum(['desc', 'asc', 'soonest']).default('desc'),
});

export function registerKnowledge(app: FastifyInstance, db: Database): void {
  app.post('/knowledge/front/findAll', async (request) => {
    const { modules, line, category, field, name, sort, ...query } = listBody.parse(request.body);
    const found = await findRecords(db, {
      kind: 'knowledge',
      language: languageOf(request),
      tags: { module: modules, line, category, field },
      title: name,
      order: ORDERS[sort],
      ...query,
    });
    return ok(found);
  });

  app.get('/knowledge/findById/:id', async (request) => {
    const id = parseId(request.params);
    return okOrNotFound(id && (await findRecord(db, 'knowledge', id, languageOf(request))));
  });
}
