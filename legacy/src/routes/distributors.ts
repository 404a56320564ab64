import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import { nameCountry } from '../store/area-names.ts';
import type { Database } from '../store/database.ts';
import { findRecords } from '../store/records.ts';

const consumerQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

export function registerDistributors(app: FastifyInstance, db: Database): void {
  app.get('/hgAgent/list', async (request) => {
    const tags = { kind: 'dental' };
    return ok((await findRecords(db, { kind: 'distributor', language: languageOf(request), tags })).records);
  });

  app.get('/hgAgent/integration/list', async (request) =>
    ok((await findRecords(db, { kind: 'integrationPartner', language: languageOf(request) })).records),
  );

  app.get('/hgAgent/consumer/list', async (request) => {
    const { country } = consumerQuery.parse(request.query);
    const tags = { kind: 'consumer', country };
    return ok((await findRecords(db, { kind: 'distributor', language: languageOf(request), tags })).records);
  });

  app.get('/hgAgent/consumer/countryList', async (request) => {
    const language = languageOf(request);
    const consumer = db
      .selectFrom('record_tags')
      .select('id')
      .where('name', '=', 'kind')
      .where('code', '=', 'consumer');
    const rows = await db
      .selectFrom('record_tags')
      .select('code')
      .distinct()
      .where('kind', '=', 'distributor')
      .where('name', '=', 'country')
      .where('id', 'in', consumer)
      .execute();
    return ok(
      rows.map(({ code }) => nameCountry(code, language)).toSorted((a, b) => a.name.localeCompare(b.name, language)),
    );
  });
}
