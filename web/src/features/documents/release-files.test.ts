import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { materials } from '../../../../legacy/content/materials/materials.ts';
import type { SoftwareRelease } from '../software/software-data.ts';
import { readPdf, startRecords, withoutSpaces } from './documents.fixture.ts';
import { renderPrintProfiles } from './print-profiles.ts';
import { renderReleaseNotes } from './release-notes.ts';
import { renderPriceList } from './render-price-list.ts';

let records: Awaited<ReturnType<typeof startRecords>>;

beforeAll(async () => {
  records = await startRecords();
});
afterAll(() => records.close());
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'));
});

type Profile = {
  material: { name: string };
  wavelengthsNanometers: number[];
  layerHeightsMicrometers: number[];
  printers: { id: string; name: string }[];
};

const findRelease = async (channel: SoftwareRelease['channel']) =>
  (await records.releases('en')).find((one) => one.channel === channel) ?? expect.fail('No release');

async function readProfiles(channel: SoftwareRelease['channel']): Promise<Profile[]> {
  const bytes = renderPrintProfiles(await findRelease(channel), await records.profiles());
  return JSON.parse(new TextDecoder().decode(bytes)).profiles;
}

describe('profiles of a release', () => {
  it('R389 Latest has the printers, wavelengths and layer heights of every material', async () => {
    const profiles = await readProfiles('LATEST');
    expect(profiles).toHaveLength(materials.length);
    for (const [index, { name, wavelengths, layerHeights, printers }] of materials.entries()) {
      expect(profiles[index]).toMatchObject({
        material: { name: name.en },
        wavelengthsNanometers: wavelengths,
        layerHeightsMicrometers: layerHeights,
      });
      expect(profiles[index]?.printers.map(({ id }) => id).toSorted()).toEqual(printers.toSorted());
    }
  });

  it('R205 R389 Legacy has no printer and no material newer than itself', async () => {
    const profiles = await readProfiles('LEGACY');
    const names = new Set(profiles.flatMap(({ printers }) => printers.map(({ name }) => name)));
    expect([...names].filter((name) => /HD|Pro|Turbo|Reflex 2/.test(name))).toEqual([]);
    expect(names).toContain('Reflex RS');
    expect(profiles.map(({ material }) => material.name)).not.toContain('HeatForce 250');
  });
});

describe.each(localeCodes)('files in %s', (locale) => {
  it('R389 the release notes have the notes of the release', async () => {
    for (const release of await records.releases(locale)) {
      const { text, pages } = await readPdf(await renderReleaseNotes(locale, release));
      for (const { title, text: words } of release.notes) {
        expect(text).toContain(withoutSpaces(title));
        expect(text).toContain(withoutSpaces(words));
      }
      expect(text).toContain(withoutSpaces(release.compatibility));
      expect(pages).toHaveLength(1);
    }
  });

  it('R390 the price list has the published prices, and no others', async () => {
    const priced = (await records.products(locale)).filter(({ price }) => price !== null);
    const { text } = await readPdf(await renderPriceList(locale, priced));
    const amounts = { en: '$1,399', cn: 'US$1,399', de: '1.399,00$' }[locale];
    expect(text).toContain(`Reflex${amounts}`);
    expect(text).toContain('UltraCraftCure');
    expect(text.match(/\$/g)).toHaveLength(3);
    expect(text).toContain(withoutSpaces(messages[locale].Documents.prices.onRequestText));
  });
});

it('R389 a checksum belongs to bytes that do not depend on the time', async () => {
  const release = await findRelease('LATEST');
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const once = hash(await renderReleaseNotes('cn', release));
  vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] });
  const again = hash(await renderReleaseNotes('cn', release));
  vi.useRealTimers();
  expect(again).toBe(once);
});
