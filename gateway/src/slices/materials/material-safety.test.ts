import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

const SAFETY = `query ($locale: Locale!, $id: ID!) @inContext(locale: $locale) {
  material(id: $id) {
    wavelengths layerHeights
    safety {
      id name signalWord pictograms hazards { code text } precautions { code }
      composition { minimum maximum hazards } sections { topic measures { title text } }
      transport { unNumber hazardClass packingGroup }
    }
  }
}`;

const query = async (id: string, locale = 'EN') => (await gateway.ask(SAFETY, { id, locale })).data.material;

const hazardsOf = async (id: string, locale: string) =>
  (await query(id, locale)).safety.hazards.map(({ code, text }: Record<string, string>) => `${code} ${text}`);

describe('safety data of materials', () => {
  beforeAll(start);

  it('R386 returns the official hazard statements in each language', async () => {
    expect(await hazardsOf('101', 'EN')).toEqual([
      'H315 Causes skin irritation.',
      'H317 May cause an allergic skin reaction.',
      'H319 Causes serious eye irritation.',
      'H412 Harmful to aquatic life with long lasting effects.',
    ]);
    expect(await hazardsOf('201', 'DE')).toEqual([
      'H315 Verursacht Hautreizungen.',
      'H317 Kann allergische Hautreaktionen verursachen.',
      'H319 Verursacht schwere Augenreizung.',
      'H335 Kann die Atemwege reizen.',
      'H411 Giftig für Wasserorganismen, mit langfristiger Wirkung.',
    ]);
    expect((await hazardsOf('201', 'CN'))[0]).toBe('H315 造成皮肤刺激。');
  });

  it('R386 classifies every material by its chemistry', async () => {
    const safety = await Promise.all(
      content.materials.map(async ({ id }) => ({ id, ...(await query(String(id))).safety })),
    );
    const families = Object.groupBy(safety, ({ id: family }) => family);
    expect(Object.keys(families).toSorted()).toEqual(content.resinFamilies.map(({ id }) => id).toSorted());
    for (const { signalWord, pictograms, transport, sections } of safety) {
      expect(signalWord).toBe('WARNING');
      expect(pictograms[0]).toBe('GHS07');
      expect(transport === null).toBe(!pictograms.includes('GHS09'));
      expect(sections).toHaveLength(9);
    }
  });

  it('R386 names classes of ingredients whose hazards the mixture has', async () => {
    for (const { id } of content.materials) {
      const { safety } = await query(String(id));
      const codes = safety.hazards.map(({ code }: { code: string }) => code);
      for (const { minimum, maximum, hazards } of safety.composition) {
        expect(minimum).toBeLessThan(maximum);
        const serious = hazards.filter((code: string) => code !== 'H411' || maximum > 5);
        expect(codes).toEqual(expect.arrayContaining(serious));
      }
    }
  });

  it('R389 returns the printing parameters as numbers', async () => {
    expect(await query('303')).toMatchObject({ wavelengths: [385, 405], layerHeights: [100] });
  });
});

describe('REST calls for safety data', () => {
  beforeEach(start);

  it('R386 requests the chemistries once for a list of materials', async () => {
    await gateway.ask('{ materials(pageSize: 100) { items { safety { id } } } }');
    expect(gateway.restCalls.map(({ path }) => path)).toEqual([
      '/materialsManage/find',
      '/materialsManage/resinFamilies',
    ]);
  });

  it('R386 returns null with an error code for an unknown signal word, instead of a wrong one', async () => {
    await overwriteRecord(gateway.db, 'resinFamily', 'methacrylate', { signalWord: 'careful' });
    const { data, errors } = await gateway.ask('{ material(id: "101") { name safety { id } } }');
    expect(data.material).toEqual({ name: 'Temp C&B UV 2.0', safety: null });
    expect(errors?.map(({ path, extensions }) => [path, extensions])).toEqual([
      [['material', 'safety'], { code: 'UPSTREAM_MALFORMED', call: 'resinFamilyList' }],
    ]);
  });
});
