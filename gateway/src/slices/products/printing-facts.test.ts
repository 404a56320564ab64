import { content } from '@heliograph/legacy/content.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

async function loadPrinting(id: number) {
  const { data, errors } = await gateway.ask(`{ product(id: "${id}") {
    printing { minLayerHeight maxLayerHeight layerTimes { layerHeight seconds } platformMargin }
  } }`);
  expect(errors).toBeUndefined();
  return data.product.printing;
}

it('R362 returns the layer heights, and the layer time that follows from 27 mm/h', async () => {
  expect(await loadPrinting(9)).toEqual({
    minLayerHeight: 30,
    maxLayerHeight: 100,
    layerTimes: [
      { layerHeight: 30, seconds: 10.6 },
      { layerHeight: 50, seconds: 11.5 },
      { layerHeight: 100, seconds: 13.3 },
    ],
    platformMargin: null,
  });
  expect(gateway.restCalls).toHaveLength(1);
});

it('is set for every printer, with layer times, and null for others', async () => {
  const { data } = await gateway.ask(
    '{ products(pageSize: 100) { items { kind printing { layerTimes { seconds } } } } }',
  );
  const items: { kind: string; printing: { layerTimes: unknown[] } | null }[] = data.products.items;
  const printers = content.products.filter(({ kind }) => kind === 'printer').length;
  expect(items.filter(({ printing }) => printing)).toHaveLength(printers);
  expect(items.filter(({ kind, printing }) => printing && kind !== 'PRINTER')).toEqual([]);
  expect(items.filter(({ printing }) => printing?.layerTimes.length === 0)).toEqual([]);
});

it('returns a platform margin once the manufacturer fills it in, and drops invalid layer times only', async () => {
  const layerHeights = { min: 50, max: 100 };
  const layerTimes = [
    { layerHeight: 50, seconds: -1 },
    { layerHeight: 100, seconds: 8 },
  ];
  await overwriteRecord(gateway.db, 'product', '1', { printing: { layerHeights, layerTimes, platformMargin: 1.5 } });
  await overwriteRecord(gateway.db, 'product', '2', { printing: { layerHeights: { min: 0 }, layerTimes } });
  expect(await loadPrinting(1)).toMatchObject({ platformMargin: 1.5, layerTimes: [{ layerHeight: 100, seconds: 8 }] });
  expect(await loadPrinting(2)).toBeNull();
});
