import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { bottlePicture } from '../../content/materials/sheet.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { toContentRows } from './content-rows.ts';
import type { Database } from './database.ts';
import { toMaterialRows } from './material-rows.ts';
import { readMaterials } from './materials.ts';
import { seed } from './seed.ts';

const [material] = content.materials;
if (!material) throw new Error('There are no materials.');
const partial = { ...material, summary: { ...material.summary, de: '' } };

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  const rows = toContentRows();
  const others = rows.material_texts.filter(({ material_id }) => material_id !== material.id);
  await seed(db, { ...rows, material_texts: [...others, ...toMaterialRows(partial).texts] });
});

afterAll(() => db.destroy());

describe('a material that lacks a German summary', () => {
  it('is served in English with the labels in German', async () => {
    const [served] = await readMaterials(db, [material.id], 'de');
    expect(served).toMatchObject({
      language: 'en',
      languages: ['en', 'zh'],
      name: material.name.en,
      summary: material.summary.en,
      features: material.features.map(({ title, text }) => ({ title: title.en, text: text.en })),
      category: { name: content.terms.category?.[material.category]?.de },
      picture: { alt: bottlePicture.en.replace('{name}', material.name.en) },
    });
  });

  it('is served in Chinese', async () => {
    const [served] = await readMaterials(db, [material.id], 'zh');
    expect(served).toMatchObject({ language: 'zh', languages: ['en', 'zh'], summary: material.summary.zh });
  });
});
