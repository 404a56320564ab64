import { join } from 'node:path';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { materials } from '../../../../legacy/content/materials/materials.ts';
import { hazards } from '../../../../legacy/content/materials/safety/statements.ts';
import { properties } from '../../../../legacy/content/materials/sheet.ts';
import type { MaterialDocumentKind } from './document-paths.ts';
import { MATERIAL_DOCUMENTS } from './document-paths.ts';
import { readPdf, startRecords, withoutSpaces } from './documents.fixture.ts';
import { getMaterialDocument } from './material-documents.ts';

const LANGUAGES = { en: 'en', cn: 'zh', de: 'de' } as const satisfies Record<Locale, string>;
const MAX_BYTES = 300_000;

let records: Awaited<ReturnType<typeof startRecords>>;

beforeAll(async () => {
  records = await startRecords();
});
afterAll(() => records.close());
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'));
});

const find = (id: number) => materials.find((one) => one.id === id) ?? expect.fail(`No material ${id}`);

async function render(locale: Locale, id: number, kind: MaterialDocumentKind) {
  const file = await getMaterialDocument(locale, kind, await records.material(locale, id));
  if (!file) throw new Error('No document');
  return file;
}

const read = async (...document: Parameters<typeof render>) => readPdf((await render(...document)).bytes);

describe.each(localeCodes)('documents of a material in %s', (locale) => {
  const language = LANGUAGES[locale];
  const { Documents } = messages[locale];
  const record = find(305);

  it('R387 the data sheet has the measured values with units and test standards', async () => {
    const { pages, text, info } = await read(locale, record.id, 'data-sheet');
    const format = new Intl.NumberFormat(locale === 'cn' ? 'zh-CN' : locale);
    for (const [key, value] of Object.entries(record.properties)) {
      const { name, unit, standard } = properties[key as keyof typeof properties];
      expect(text).toContain(withoutSpaces(`${name[language]}${format.format(value)}${unit}${standard}`));
    }
    expect(text).toContain(withoutSpaces(`${record.layerHeights.join(' / ')}µm`));
    for (const { title, text: words } of [...record.features, ...record.applications]) {
      expect(text).toContain(withoutSpaces(title[language]));
      expect(text).toContain(withoutSpaces(words[language]));
    }
    expect(info.Title).toBe(`${record.name[language]} – ${Documents.kinds['data-sheet']}`);
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  it('R387 the instructions for use have all steps, and say what the manufacturer completes', async () => {
    const { text } = await read(locale, record.id, 'instructions-for-use');
    for (const { title, text: words } of [...record.instructions, ...record.postProcessing]) {
      expect(text).toContain(withoutSpaces(title[language]));
      expect(text).toContain(withoutSpaces(words[language]));
    }
    expect(text).toContain(withoutSpaces(Documents.regulatoryText));
    expect(text).toContain(withoutSpaces(hazards.H317[language]));
  });

  it('the data sheet and the instructions for use state where a resin is registered, and its use elsewhere', async () => {
    const { missing, use, ...labels } = messages[locale].Materials.trade.registration;
    for (const kind of ['data-sheet', 'instructions-for-use'] as const) {
      const { text } = await read(locale, 101, kind);
      for (const market of ['CN', 'EU', 'US'] as const) {
        expect(text).toContain(withoutSpaces(labels.markets[market] + missing[market]));
      }
      expect(text).toContain(withoutSpaces(use.MOUTH));
    }
    const { pages, text } = await read(locale, 106, 'data-sheet');
    expect(text).toContain(withoutSpaces('3 kg'));
    expect(text).toContain(withoutSpaces('5–25 °C'));
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  it('R386 the safety data sheet has 16 sections, official statements and gaps for the manufacturer', async () => {
    const { pages, text } = await read(locale, 201, 'safety-data-sheet');
    const places = Object.values(Documents.sds.sections).map((title, index) =>
      text.indexOf(withoutSpaces(`${index + 1}. ${title}`)),
    );
    expect(places).toHaveLength(16);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const code of ['H315', 'H317', 'H319', 'H335', 'H411'] as const) {
      expect(text).toContain(withoutSpaces(code + hazards[code][language]));
    }
    expect(text).toContain('UN3082');
    expect(text).toContain(withoutSpaces(Documents.sds.emergency + Documents.toComplete));
    expect(text).toContain(withoutSpaces(Documents.footer));
    for (const [index, page] of pages.entries()) {
      const line = Documents.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
      expect(page).toContain(withoutSpaces(line));
    }
  });

  it('R387 a file stays small and has a readable name', async () => {
    for (const kind of MATERIAL_DOCUMENTS) {
      const { bytes, name, asciiName } = await render(locale, record.id, kind);
      expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
      expect(name).toBe(`${record.name[language]} – ${Documents.kinds[kind]}.pdf`);
      expect(asciiName).toBe(`rigid-ceramic-uv-305-${kind}-${locale}.pdf`);
    }
  });
});

describe('documents of materials', () => {
  it('R386 there is no safety data sheet without safety data', async () => {
    const material = { ...(await records.material('en', 101)), safety: null };
    expect(await getMaterialDocument('en', 'safety-data-sheet', material)).toBeNull();
    expect(await getMaterialDocument('en', 'data-sheet', material)).not.toBeNull();
  });

  it('R386 a resin that is harmful but not toxic to water is not a dangerous good', async () => {
    const { text } = await read('en', 101, 'safety-data-sheet');
    expect(text).toContain(withoutSpaces(messages.en.Documents.sds.notDangerous));
    expect(text).not.toContain('UN3082');
  });

  it('R388 equal records result in equal bytes, and a changed record in others', async () => {
    const material = await records.material('de', 102);
    const once = await getMaterialDocument('de', 'data-sheet', material);
    const changed = await getMaterialDocument('de', 'data-sheet', { ...material, name: 'Cast UV 4.0' });
    vi.useFakeTimers({ now: new Date('2030-01-01'), toFake: ['Date'] });
    // Another hash of the data, but the same document.
    const again = await getMaterialDocument('de', 'data-sheet', { ...material, id: '9' });
    vi.useRealTimers();
    expect(again?.sha256).toBe(once?.sha256);
    expect(changed?.sha256).not.toBe(once?.sha256);
  });

  it('is a tagged PDF that names its language', async () => {
    const { bytes } = await render('cn', 101, 'data-sheet');
    const source = Buffer.from(bytes).toString('latin1');
    // Without the whole file in the message of a failure.
    const parts = ['/Marked true', '/S /Table', '/Lang (zh-CN)'];
    expect(parts.filter((part) => !source.includes(part))).toEqual([]);
  });
});
