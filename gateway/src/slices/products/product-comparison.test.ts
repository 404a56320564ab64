import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

type Row = { key: string; name: string; differs: boolean; cells: { isAvailable: boolean | null; lines: string[] }[] };

async function compare(ids: string[], locale = 'EN') {
  const { data, errors } = await gateway.ask(
    `query ($ids: [ID!]!, $locale: Locale!) @inContext(locale: $locale) {
      productComparison(ids: $ids) { products { id } rows { key name differs cells { isAvailable lines } } }
    }`,
    { ids, locale },
  );
  expect(errors).toBeUndefined();
  return data.productComparison as { products: { id: string }[]; rows: Row[] };
}

const KEYS = [
  'BUILD_VOLUME',
  'PROJECTOR_RESOLUTION',
  'PIXEL_SIZE',
  'ACCURACY',
  'LIGHT_ENGINE',
  'WAVELENGTH',
  'LIGHT_SOURCE_LIFE',
  'RESIN_TRAY',
  'AUTOMATIC_CALIBRATION',
  'AUTOMATIC_PART_REMOVAL',
  'AUTO_PART',
  'HIVE',
  'RESIN_STATION',
  'STREAM_FLOW',
  'ULTRA_CRAFT',
  'POWER_AND_CONNECTIONS',
  'MACHINE_SIZE',
];

describe('product comparison', () => {
  it.each([[['1', '9', '14']], [['8']]])('R221 has 17 rows with one cell for each of %j', async (ids) => {
    const { products, rows } = await compare(ids);
    expect(products.map(({ id }) => id)).toEqual(ids);
    expect(rows.map(({ key }) => key)).toEqual(KEYS);
    for (const { cells, name } of rows) {
      expect(cells).toHaveLength(ids.length);
      expect(name).not.toBe('');
    }
  });

  it('R220 has rows of text, of yes/no values, of both, and of several lines', async () => {
    const { rows } = await compare(['2', '1']);
    const cellsOf = (key: string) => rows.find((row) => row.key === key)?.cells;
    expect(cellsOf('WAVELENGTH')?.[0]).toEqual({ isAvailable: null, lines: ['385\u00a0nm'] });
    expect(cellsOf('RESIN_STATION')).toEqual([
      { isAvailable: true, lines: [] },
      { isAvailable: false, lines: [] },
    ]);
    expect(cellsOf('HIVE')).toEqual([
      { isAvailable: true, lines: ['Can be retrofitted'] },
      { isAvailable: false, lines: [] },
    ]);
    expect(cellsOf('MACHINE_SIZE')?.[0]).toEqual({
      isAvailable: null,
      lines: [expect.any(String), expect.any(String)],
    });
  });

  it('R220 marks the rows with different values', async () => {
    const { rows } = await compare(['1', '5']);
    const differing = Object.fromEntries(rows.map(({ key, differs }) => [key, differs]));
    expect(differing).toMatchObject({ BUILD_VOLUME: true, PIXEL_SIZE: false, AUTO_PART: true, STREAM_FLOW: false });
    for (const { cells, differs } of rows) {
      expect(differs).toBe(JSON.stringify(cells[0]) !== JSON.stringify(cells[1]));
    }
    expect((await compare(['5'])).rows.some(({ differs }) => differs)).toBe(false);
  });

  it('localizes the row names', async () => {
    const nameOf = async (locale: string) => (await compare(['1'], locale)).rows[0]?.name;
    expect(await nameOf('DE')).toBe('Bauraum');
    expect(await nameOf('CN')).toBe('成型尺寸');
  });

  it('keeps the requested order and omits duplicates, unknown ids and products other than printers', async () => {
    const { products, rows } = await compare(['9', '31', '2', '9', '99999', 'x']);
    expect(products.map(({ id }) => id)).toEqual(['9', '2']);
    for (const { cells } of rows) expect(cells).toHaveLength(2);
  });

  it('is empty if no requested product is a printer', async () => {
    expect(await compare(['201', '31'])).toEqual({ products: [], rows: [] });
  });

  it('has an empty cell for a missing value and omits an invalid row', async () => {
    const own = await startGateway();
    await overwriteRecord(own.db, 'product', '1', {
      comparison: [
        { key: 'Pixel', name: 'Pixel size', value: '75 µm' },
        { key: 'engine', name: 'Light engine', value: 5 },
        { key: 'constructor', name: 'No key', value: 'x' },
        { key: 'HiVE', name: 'HiVE', value: { yes: true, text: '' } },
      ],
    });
    const { data } = await own.ask(
      '{ productComparison(ids: ["1", "2"]) { rows { key differs cells { lines isAvailable } } } }',
    );
    await own.close();
    const rows: Row[] = data.productComparison.rows;
    expect(rows.map(({ key }) => key).toSorted()).toEqual(KEYS.toSorted());
    const cellsOf = (key: string) => rows.find((row) => row.key === key)?.cells[0];
    expect(cellsOf('PIXEL_SIZE')).toEqual({ isAvailable: null, lines: ['75 µm'] });
    expect(cellsOf('LIGHT_ENGINE')).toEqual({ isAvailable: null, lines: [] });
    expect(cellsOf('HIVE')).toEqual({ isAvailable: true, lines: [] });
  });
});
