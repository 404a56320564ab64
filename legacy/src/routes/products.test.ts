import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('product', () => {
  it.each([
    { kind: 'printer' },
    { kind: 'printer', line: 'reflex' },
    { kind: 'station' },
    { type: 7 },
    { type: 4, line: 'dental' },
  ])('R293 filters by %j', async (filter) => {
    const { data } = await service.post('/product/findAll', { pageSize: 100, ...filter });
    const fitting = content.products.filter((product) => expect.objectContaining(filter).asymmetricMatch(product));
    expect(fitting).not.toEqual([]);
    expect(data.total).toBe(fitting.length);
    expect(data.records.map(({ id }: { id: number }) => id)).toEqual(fitting.map(({ id }) => id));
  });

  it('R221 R220 returns each row of a comparison with its kind', async () => {
    const { data } = await service.get('/product/findById/2');
    const kinds = Object.fromEntries(
      data.comparison.map(({ key, type }: { key: string; type: string }) => [key, type]),
    );
    expect(kinds).toEqual({
      print_format: 'string',
      resolution: 'string',
      Pixel: 'string',
      moldingAccuracy: 'string',
      engine: 'string',
      wavelength: 'string',
      lightSourceLife: 'string',
      tray: 'string',
      calibration: 'stringYN',
      autoPartRemoval: 'stringYN',
      AutoPart: 'YN',
      HiVE: 'stringYN',
      ResinStation: 'YN',
      Streamflow: 'YN',
      UltraCraft: 'stringYN',
      device_parameters: 'layout',
      equipmentSize: 'layout',
    });
  });

  it.each([{ kind: 'scanner' }, { line: 'metal' }, { type: 1 }, { type: 5 }, { type: '2' }])(
    'returns code 400 for %j',
    async (payload) => {
      expect(await service.post('/product/findAll', payload)).toMatchObject({ code: 400, data: null });
    },
  );
});
