import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CODES, failed, ok } from '../envelope.ts';
import { languageOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { findMaterials } from '../store/find-materials.ts';
import { materialQuery } from '../store/material-query.ts';
import { readMaterials } from '../store/materials.ts';
import { readParameterRanges } from '../store/parameter-ranges.ts';
import { findRecords } from '../store/records.ts';

const idParams = z.object({ id: z.coerce.number().int().min(1) });

export function registerMaterials(app: FastifyInstance, db: Database): void {
  app.post('/materialsManage/find', async (request) => {
    const query = materialQuery.parse(request.body);
    const found = await findMaterials(db, query);
    const language = languageOf(request);
    const page = found.matches.slice((query.pageNum - 1) * query.pageSize, query.pageNum * query.pageSize);
    return ok({
      total: found.matches.length,
      pageNum: query.pageNum,
      pageSize: query.pageSize,
      records: await readMaterials(db, page, language),
      unspecified: await readMaterials(db, found.unspecified, language),
    });
  });

  app.get('/materialsManage/findById/:id', async (request) => {
    const params = idParams.safeParse(request.params);
    const [material] = params.success ? await readMaterials(db, [params.data.id], languageOf(request)) : [];
    return material ? ok(material) : failed(CODES.notFound, 'Material not found');
  });

  app.get('/materialsManage/paramRanges', async (request) => ok(await readParameterRanges(db, languageOf(request))));

  app.get('/materialsManage/resinFamilies', async (request) => {
    const { records } = await findRecords(db, { kind: 'resinFamily', language: languageOf(request) });
    return ok(records);
  });
}
