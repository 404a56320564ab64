import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('product', () => {
  it.each([
    [{ kind: 'printer' }, 14],
    [{ kind: 'printer', line: 'reflex' }, 6],
    [{ kind: 'station' }, 6],
    [{ type: 7 }, 5],
    [{ type: 7, line: 'dental' }, 0],
  ])('R293 finds by %j', async (filter, total) => {
    const { data } = await service.post('/product/findAll', { pageSize: 100, ...filter });
    expect(data.total).toBe(total);
    for (const record of data.records) expect(record).toMatchObject(filter);
  });

  it('R221 R220 tells each row of a comparison with its kind', async () => {
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
    'answers code 400 for %j',
    async (payload) => {
      expect(await service.post('/product/findAll', payload)).toMatchObject({ code: 400, data: null });
    },
  );
});
