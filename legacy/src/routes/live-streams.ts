import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/records.ts';
import { toTimes } from '../store/schedule.ts';
import { okOrNotFound, paging, parseId } from './request.ts';

const listBody = z.object(paging);

export function registerLiveStreams(app: FastifyInstance, db: Database): void {
  app.post('/liveStream/findAll', async (request) => {
    const page = listBody.parse(request.body);
    const found = await findRecords(db, { kind: 'liveStream', language: languageOf(request), ...page });
    return ok({ ...found, records: found.records.map((record) => toTimes(record, new Date())) });
  });

  app.get('/liveStream/findById/:id', async (request) => {
    const id = parseId(request.params);
    const record = id && (await findRecord(db, 'liveStream', id, languageOf(request)));
    return okOrNotFound(record && toTimes(record, new Date()));
  });
}
