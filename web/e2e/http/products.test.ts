import { describe, expect, it } from 'vitest';
import { a2d4kCopy } from '#content/hardware/machines/a2d-4k.ts';
import { getPage as getPageRow, pagePaths } from '#content/pages.ts';
import { allSites, type Site } from '../sites.ts';
import { getPage, getTitle, textsOf } from './site.ts';

const machines = pagePaths.filter((path) => getPageRow(path).kind === 'PRODUCT');

/** In every language, the page has the name of the machine as its heading, and in its title. */
async function expectMachine(path: string, name: string | Record<Site['locale'], string>): Promise<void> {
  for (const site of allSites) {
    const expected = typeof name === 'string' ? name : name[site.locale];
    const $ = await getPage(site.path(path));
    expect(textsOf($, 'h1')).toEqual([expected]);
    expect($('title').text()).toMatch(new RegExp(`^${expected} – `));
  }
}

const washStation = { en: 'Wash Station', cn: 'Wash Station 自动清洗站', de: 'Wash Station' };
const releaseModule = { en: 'Pulsed-release module', cn: '脉冲离型模块', de: 'Pulsmodul' };

describe('product pages', () => {
  it('R129 /hardware/A2D', () => expectMachine('/hardware/A2D', 'UltraCraft A2D'));
  it('R130 /hardware/A2D_4K', () => expectMachine('/hardware/A2D_4K', 'UltraCraft A2D 4K'));
  it('R131 /hardware/A2D_HD', () => expectMachine('/hardware/A2D_HD', 'UltraCraft A2D HD'));
  it('R132 /hardware/A2D_Ortho', () => expectMachine('/hardware/A2D_Ortho', 'UltraCraft A2D Ortho'));
  it('R133 /hardware/A3D', () => expectMachine('/hardware/A3D', 'UltraCraft A3D'));
  it('R136 /hardware/ChairSide_Pro', () => expectMachine('/hardware/ChairSide_Pro', 'UltraCraft ChairSide Pro'));
  it('R137 /hardware/chairside-3d-printer', () =>
    expectMachine('/hardware/chairside-3d-printer', 'UltraCraft ChairSide'));
  it('R140 /hardware/hive', () => expectMachine('/hardware/hive', 'HiVE'));
  it('R142 /hardware/pulsing-release-module-for-dental', () =>
    expectMachine('/hardware/pulsing-release-module-for-dental', releaseModule));
  it('R143 /hardware/Reflex', () => expectMachine('/hardware/Reflex', 'Reflex'));
  it('R144 /hardware/Reflex-RS', () => expectMachine('/hardware/Reflex-RS', 'Reflex RS'));
  it('R145 /hardware/reflex-rs-turbo', () => expectMachine('/hardware/reflex-rs-turbo', 'Reflex RS Turbo'));
  it('R146 /hardware/reflex-turbo', () => expectMachine('/hardware/reflex-turbo', 'Reflex Turbo'));
  it('R147 /hardware/reflex2', () => expectMachine('/hardware/reflex2', 'Reflex 2'));
  it('R148 /hardware/reflex2-pro', () => expectMachine('/hardware/reflex2-pro', 'Reflex 2 Pro'));
  it('R149 /hardware/ultraCraft-cure', () => expectMachine('/hardware/ultraCraft-cure', 'UltraCraft Cure'));
  it('R150 /hardware/ultraCraft-wash', () => expectMachine('/hardware/ultraCraft-wash', 'UltraCraft Wash'));
  it('R151 /hardware/Wash_Station', () => expectMachine('/hardware/Wash_Station', washStation));

  it.each(allSites)('every machine has its own title in $locale', async ({ path }) => {
    expect(machines.length).toBeGreaterThanOrEqual(20);
    const titles = await Promise.all(machines.map((machine) => getTitle(path(machine))));
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(machines.length);
  });

  it.each(allSites)('R130 the A2D 4K has all sections of a printer in $locale', async ({ locale, path, messages }) => {
    const { fits: _, highlights, ...sections } = messages.Products.sections;
    const { part, open, output } = a2d4kCopy[locale];
    const platform = messages.Sections.platform.replace('{name}', 'UltraCraft A2D 4K');
    const story = [part.title, platform, open.title, output.title];
    const data = Object.values({ ...sections, limits: messages.Sections.limits });
    const closing = messages.Products.closing.line.title.replace('{name}', 'UltraCraft A2D 4K');
    const expected = [highlights, ...story, ...data, closing].map((title) => title.replaceAll('\u00a0', ' '));
    expect(textsOf(await getPage(path('/hardware/A2D_4K')), 'main h2')).toEqual(expected);
  });
});
