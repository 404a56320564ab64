import { beforeEach, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';
import { type ContentRows, toContentRows } from './content-rows.ts';
import { seed } from './seed.ts';

const rows = toContentRows();
const titledPages = new Set(rows.tdk.map(({ page_url }) => page_url));

let service: ContentService;

beforeEach(async () => {
  service = await startContentService();
  return () => service.close();
});

const readChanges = async (after?: number) => (await service.post('/hgCommon/changes', { after })).data;

const keysOf = ({ records }: { records: { kind: string; id: string; deleted: boolean }[] }) =>
  records.map(({ kind, id, deleted }) => `${kind} ${id}${deleted ? ' deleted' : ''}`);

/** The seed with another text in one language. */
function withText(kind: string, id: string, language: string, title: string): ContentRows {
  const texts = rows.record_texts.map((row) =>
    row.kind === kind && row.id === id && row.language === language
      ? { ...row, body: JSON.stringify({ ...JSON.parse(row.body), title }) }
      : row,
  );
  return { ...rows, record_texts: texts };
}

function without(kind: string, id: string): ContentRows {
  const isOther = (row: { kind: string; id: string }) => row.kind !== kind || row.id !== id;
  return {
    ...rows,
    records: rows.records.filter(isOther),
    record_texts: rows.record_texts.filter(isOther),
    record_tags: rows.record_tags.filter(isOther),
  };
}

describe('revisions of records', () => {
  it('start with the seed, which has one revision', async () => {
    const { feed, revision, kinds, records } = await readChanges(0);
    expect([revision, new Set(Object.values(kinds))]).toEqual([1, new Set([1])]);
    expect(records).toHaveLength(rows.records.length + rows.materials.length + titledPages.size);
    expect(records).toContainEqual({
      kind: 'knowledge',
      id: '501',
      module: 'caseStudies',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      deleted: false,
    });
    expect(await readChanges(1)).toEqual({ feed, revision, kinds, records: [] });
    expect(await readChanges()).toEqual({ feed, revision, kinds, records: [] });
  });

  it('are not written by a seed that changes no record', async () => {
    const before = await readChanges(0);
    await seed(service.db, { ...rows, search_entries: [] });
    await seed(service.db);
    expect(await readChanges(0)).toEqual(before);
  });

  it('belong to the records that changed in some language, also back', async () => {
    await seed(service.db, withText('news', '144', 'de', 'Neu'));
    const changed = await readChanges(1);
    expect([changed.revision, changed.kinds.news, changed.kinds.product]).toEqual([2, 2, 1]);
    expect(keysOf(changed)).toEqual(['news 144']);
    await seed(service.db);
    expect(keysOf(await readChanges(2))).toEqual(['news 144']);
    expect((await readChanges(1)).records).toHaveLength(1);
  });

  it('mark deleted records, and those that return', async () => {
    await seed(service.db, without('product', '2'));
    expect(keysOf(await readChanges(1))).toEqual(['product 2 deleted']);
    await seed(service.db, { ...without('product', '2'), search_entries: [] });
    expect(await readChanges(2)).toMatchObject({ revision: 2, records: [] });
    await seed(service.db);
    expect(keysOf(await readChanges(2))).toEqual(['product 2']);
  });

  it('of a material change with its labels and its safety data', async () => {
    const isCategory = ({ kind, language }: { kind: string; language: string }) =>
      kind === 'category' && language === 'zh';
    const labels = rows.terms.map((row) => (isCategory(row) ? { ...row, label: '新' } : row));
    await seed(service.db, { ...rows, terms: labels });
    const relabeled = keysOf(await readChanges(1));
    expect(relabeled).toHaveLength(rows.materials.length);
    const { id } = rows.record_texts.find(({ kind }) => kind === 'resinFamily') ?? { id: '' };
    await seed(service.db, { ...withText('resinFamily', id, 'en', 'Changed'), terms: labels });
    const changed = keysOf(await readChanges(2));
    expect(changed).toContain(`resinFamily ${id}`);
    expect(changed).toHaveLength(1 + rows.materials.filter(({ sheet }) => JSON.parse(sheet).resinFamily === id).length);
  });

  it('include the page titles for search engines', async () => {
    const [{ page_url, language } = { page_url: '', language: '' }] = rows.tdk;
    const tdk = rows.tdk.map((row) =>
      row.page_url === page_url && row.language === language ? { ...row, seo_title: 'Changed' } : row,
    );
    await seed(service.db, { ...rows, tdk });
    expect(keysOf(await readChanges(1))).toEqual([`tdk ${page_url}`]);
  });

  it('are added to a database of an earlier release', async () => {
    await service.db.deleteFrom('record_revisions').execute();
    await service.db.deleteFrom('revision_feed').execute();
    await seed(service.db);
    expect((await readChanges(0)).records).toHaveLength(rows.records.length + rows.materials.length + titledPages.size);
  });

  it('give each record the time of its last change', async () => {
    const timeOf = async (id: string) => (await service.get(`/product/findById/${id}`)).data.updatedAt;
    const before = await timeOf('2');
    await service.db.updateTable('record_revisions').set({ updated_at: '2026-01-01T00:00:00.000Z' }).execute();
    await seed(service.db, withText('product', '2', 'en', 'Changed'));
    expect(await timeOf('1')).toBe('2026-01-01T00:00:00.000Z');
    expect((await timeOf('2')) >= before).toBe(true);
    expect((await service.get('/materialsManage/findById/101')).data.updatedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('are rolled back with the content', async () => {
    const before = await readChanges(0);
    const broken = {
      ...withText('news', '144', 'de', 'Neu'),
      certificates: [...rows.certificates, ...rows.certificates],
    };
    await expect(seed(service.db, broken)).rejects.toThrow('UNIQUE');
    expect(await readChanges(0)).toEqual(before);
  });

  it('have no negative number', async () => {
    expect(await service.post('/hgCommon/changes', { after: -1 })).toMatchObject({ code: 400, data: null });
  });
});
