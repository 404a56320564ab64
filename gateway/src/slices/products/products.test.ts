import { content } from '@heliograph/legacy/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const TOTAL = content.products.length;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);

describe('products', () => {
  const FIELDS = 'id kind line accessoryType publishedOn slug path hasSupport buildVolume { width depth height }';

  type Row = {
    id: string;
    kind: string;
    line: string;
    publishedOn: string;
    hasSupport: boolean;
    buildVolume: Record<'width' | 'depth' | 'height', number> | null;
  };

  async function list(filter: object, sort = 'DEFAULT') {
    const { data, errors } = await gateway.ask(
      `query ($filter: ProductFilter, $sort: ProductSort) {
        products(filter: $filter, sort: $sort, pageSize: 100) { items { ${FIELDS} } totalCount }
      }`,
      { filter, sort },
    );
    expect(errors).toBeUndefined();
    return data.products.items as Row[];
  }

  it.each([{ kind: 'PRINTER' }, { kind: 'STATION' }, { kind: 'PRINTER', line: 'REFLEX' }, { kind: 'ACCESSORY' }])(
    'finds by %j',
    async (filter) => {
      const { kind, line } = { line: undefined, ...filter };
      const items = await list(filter);
      expect(items).not.toEqual([]);
      expect(items).toEqual((await list({})).filter((item) => item.kind === kind && item.line === (line ?? item.line)));
    },
  );

  it('returns no printers for an accessory type', async () => {
    expect(await list({ kind: 'PRINTER', accessoryType: 'DENTAL' })).toEqual([]);
  });

  it.each(['DENTAL', 'REFLEX', 'DENTAL_POST_PROCESSING', 'REFLEX_POST_PROCESSING', 'REFLEX_ADD_ON'])(
    'R134 filters by the accessory type %s',
    async (accessoryType) => {
      const items = await list({ accessoryType });
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item).toMatchObject({ kind: 'ACCESSORY', accessoryType });
    },
  );

  it('filters by material', async () => {
    const printers = content.materials.find(({ id }) => id === 304)?.printers.map(String) ?? [];
    expect(printers).not.toEqual([]);
    expect(idsOf(await list({ prints: '304' })).toSorted()).toEqual(printers.toSorted());
  });

  it('filters by compatible printer, consistent with the accessories of the printer', async () => {
    const compatible = idsOf(await list({ fits: '6' }));
    const { data } = await gateway.ask('{ product(id: "6") { accessories { id } } }');
    expect(compatible).toContain('204');
    expect(idsOf(data.product.accessories)).toEqual(compatible);
    expect(await list({ fits: '99999' })).toEqual([]);
    expect(await list({ prints: '99999' })).toEqual([]);
  });

  it('distinguishes inclusive from exclusive bounds', async () => {
    const heights = async (buildHeight: object) => new Set(idsOf(await list({ buildHeight })));
    const printers = await list({ kind: 'PRINTER' });
    const exactly = idsOf(printers.filter(({ buildVolume }) => buildVolume?.height === 110));
    expect(exactly).toContain('1');
    expect([...(await heights({ gte: 110, lte: 110 }))]).toEqual(exactly);
    const [above, below] = [await heights({ gt: 110 }), await heights({ lt: 110 })];
    for (const id of exactly) expect([above.has(id), below.has(id)]).toEqual([false, false]);
    expect(above.size + below.size + exactly.length).toBe(printers.length);
  });

  it('combines width and depth ranges with other criteria', async () => {
    const items = await list({ line: 'DENTAL', buildWidth: { gte: 200 }, buildDepth: { lt: 120 } });
    expect(idsOf(items)).toEqual(['2', '4']);
  });

  it('returns printers with a build height above 110 mm and their materials in German', async () => {
    const { data, errors } = await gateway.ask(`query @inContext(locale: DE) {
      products(filter: { kind: PRINTER, buildHeight: { gt: 110 } }) {
        items { name buildVolume { height } materials { name servedLocale category { label } } }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data.products.items.map(({ name }: { name: string }) => name)).toContain('UltraCraft A2D Ortho');
    for (const { buildVolume, materials } of data.products.items) {
      expect(buildVolume.height).toBeGreaterThan(110);
      expect(materials.length).toBeGreaterThan(0);
    }
    expect(data.products.items[0].materials[0]).toEqual({
      name: 'Temp C&B UV 2.0',
      servedLocale: 'DE',
      category: { label: 'Kronen und Brücken' },
    });
  });

  it('sorts by publication date, newest first', async () => {
    const days = (await list({}, 'LATEST')).map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('sorts by build volume, largest first, with missing values last', async () => {
    const items = await list({}, 'BUILD_VOLUME');
    const volumes = items.map(({ buildVolume: size }) => size && size.width * size.depth * size.height);
    const known = volumes.filter((volume) => volume !== null);
    expect(known).toHaveLength(content.products.filter(({ buildVolume }) => buildVolume).length);
    expect(volumes.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
    expect(new Set(volumes.slice(known.length))).toEqual(new Set([null]));
    expect(items[0]?.id).toBe('8');
  });

  it('R203 paginates the list without gaps or duplicates', async () => {
    const page = async (number: number) =>
      (await gateway.ask(`{ products(page: ${number}, pageSize: 20) { items { id } totalCount } }`)).data.products;
    const pages = await Promise.all(pageNumbers(TOTAL, 20).map(page));
    const ids = pages.flatMap(({ items }) => idsOf(items));
    expect([pages[0].items.length, pages.at(-1).items.length]).toEqual([20, 0]);
    expect(ids).toEqual(idsOf(await list({})));
    expect(pages[0].totalCount).toBe(TOTAL);
  });

  it('Q23 includes the id in the path of accessories only', async () => {
    const { data } =
      await gateway.ask(`{ accessory: product(id: "217") { ...Address } printer: product(id: "2") { ...Address } }
      fragment Address on Product { slug path accessoryType }`);
    expect(data).toEqual({
      accessory: {
        slug: 'reflex-wash-217',
        path: '/hardware/accessories/accessoriesDetail/reflex-wash-217',
        accessoryType: 'REFLEX_POST_PROCESSING',
      },
      printer: { slug: 'A2D_4K', path: '/hardware/A2D_4K', accessoryType: null },
    });
  });

  it('returns the order number of every product', async () => {
    const { data } = await gateway.ask('{ products(pageSize: 100) { items { id line orderNumber } } }');
    for (const { id, line, orderNumber } of data.products.items) {
      expect(orderNumber).toBe(`${line === 'DENTAL' ? 'UC' : 'RX'}-${id.padStart(3, '0')}`);
    }
  });

  it('returns the order number for each printer that an accessory has a variant for', async () => {
    const { data } = await gateway.ask(`{
      tray: product(id: "201") { orderNumbers { printerId number } fits { id } orderRows { name text } }
      cap: product(id: "205") { orderNumbers { number } orderRows { name text } }
      printer: product(id: "2") { orderNumbers { number } orderRows { name } }
    }`);
    const { tray, cap, printer } = data;
    expect(tray.orderNumbers.map((one: { printerId: string }) => one.printerId)).toEqual(idsOf(tray.fits));
    expect(tray.orderNumbers[1]).toEqual({ printerId: '2', number: 'UC-201-2' });
    expect(tray.orderRows).toHaveLength(3);
    expect(cap).toEqual({ orderNumbers: [], orderRows: [{ name: 'Contents', text: '6 caps, rings in 6 colors' }] });
    expect(printer).toEqual({ orderNumbers: [], orderRows: [] });
  });

  it('R135 returns the related accessories in editorial order, and none for a printer', async () => {
    const { data } = await gateway.ask(`{
      accessory: product(id: "206") { relatedAccessories { id kind } }
      printer: product(id: "2") { relatedAccessories { id } }
    }`);
    const related = content.products.find(({ id }) => id === 206)?.relatedAccessories ?? [];
    expect(related.length).toBeGreaterThan(1);
    expect(data.accessory.relatedAccessories).toEqual(related.map((id) => ({ id: String(id), kind: 'ACCESSORY' })));
    expect(data.printer.relatedAccessories).toEqual([]);
  });

  it('Q25 marks the only printer without a support page', async () => {
    const printers = await list({ kind: 'PRINTER' });
    expect(idsOf(printers.filter(({ hasSupport }) => !hasSupport))).toEqual(['8']);
  });

  it.each([
    ['R357', '9', 1399],
    ['R357', '31', 359],
    ['R357', '32', 749],
  ])(
    '%s Q47 returns the price of product %s in dollars without tax, with its start date',
    async (_number, id, amount) => {
      const { data } = await gateway.ask(
        `{ product(id: "${id}") { price { price { amount currency } taxRule validFrom } } }`,
      );
      expect(data.product.price).toEqual({
        price: { amount, currency: 'USD' },
        taxRule: 'EXCLUDED',
        validFrom: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
    },
  );

  it.each([
    ['R358', '1', 144, 81, 110],
    ['R359', '2', 206, 116, 110],
    ['R360', '5', 159, 144, 110],
    ['R361', '6', 124.8, 70.2, 70],
    ['R362', '9', 192, 121, 220],
    ['R363', '10', 222, 122, 228],
  ])('%s returns the build volume of printer %s', async (_number, id, width, depth, height) => {
    const { data } = await gateway.ask(`{ product(id: "${id}") { buildVolume { width depth height } } }`);
    expect(data.product.buildVolume).toEqual({ width, depth, height });
  });

  it('R222 returns specification rows as text or as a value with a unit', async () => {
    const { data } = await gateway.ask(
      '{ product(id: "2") { specification { name text measurement { value unit standard } } } }',
    );
    expect(data.product.specification).toEqual(
      expect.arrayContaining([
        { name: 'Half a pixel, calculated', text: '±26.8\u00a0µm', measurement: null },
        { name: 'Pixel size', text: null, measurement: { value: 53, unit: 'µm', standard: null } },
      ]),
    );
  });
});
