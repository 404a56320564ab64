import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import type { Database } from '../store/database.ts';
import { readChanges } from '../store/record-revisions.ts';

const changesBody = z.object({ after: z.number().int().min(0).optional() });

/** Beyond the specified calls. */
export function registerChanges(app: FastifyInstance, db: Database): void {
  app.post('/hgCommon/changes', async (request) => ok(await readChanges(db, changesBody.parse(request.body).after)));
}
