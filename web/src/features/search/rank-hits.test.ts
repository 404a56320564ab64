import { describe, expect, it } from 'vitest';
import { type RankedHit, rankHits } from './rank-hits.ts';

const createHit = (title: string, fields: Partial<RankedHit> = {}): RankedHit => ({
  ...{ title, url: '/imprint', kind: 'PAGE', summary: null, picture: null, record: null },
  ...fields,
});

const rank = (hits: RankedHit[], ...searches: string[]) => rankHits(hits, searches).map(({ title }) => title);

const typed = (kinds: RankedHit['kind'][]) => kinds.map((kind, index) => createHit(`Cast ${index}`, { kind }));

describe('results rank', () => {
  it('by name before mention, and products before pages before dated ones', () => {
    const hits = [
      createHit('Wash', { summary: 'For dentures too.' }),
      createHit('Denture course', { kind: 'EVENT' }),
      createHit('Digital dentures', { url: '/application/dentures' }),
      createHit('Report', { kind: 'NEWS', summary: 'Of dentures.' }),
      createHit('Firmware', { kind: 'RESOURCE' }),
      createHit('Cure', { kind: 'STATION' }),
      createHit('Denture Base UV', { kind: 'MATERIAL' }),
    ];
    expect(rank(hits, 'denture')).toEqual([
      ...['Denture Base UV', 'Digital dentures', 'Wash', 'Denture course', 'Report', 'Cure', 'Firmware'],
    ]);
  });

  it('by the name on the page, which may have the synonym', () => {
    const localized = { servedLocale: 'EN', localizedSummary: { title: 'Prothesenkurs' } } as const;
    const hits = [
      createHit('Report', { kind: 'NEWS', summary: 'Denture' }),
      createHit('Denture course', { kind: 'NEWS', record: localized }),
    ];
    expect(rank(hits, 'denture', 'Prothese')).toEqual(['Denture course', 'Report']);
  });

  it('with all words in the name before some', () => {
    expect(rank([createHit('Cast resin'), createHit('Cast UV 3.0')], 'cast uv')).toEqual(['Cast UV 3.0', 'Cast resin']);
  });

  it('in their order if all are equally good', () => {
    const hits = typed(Array.from({ length: 12 }, () => 'MATERIAL'));
    expect(rankHits(hits, ['cast'])).toEqual(hits);
  });
});

it('no more than two results of a type follow each other while another type has as good ones', () => {
  const hits = typed(['PRINTER', 'STATION', 'PRINTER', 'STATION', 'MATERIAL', 'MATERIAL', 'MATERIAL']);
  expect(rank(hits, 'cast')).toEqual(['Cast 0', 'Cast 1', 'Cast 4', 'Cast 2', 'Cast 3', 'Cast 5', 'Cast 6']);
});

it('results with the same picture are spread, also across ranks', () => {
  const shown = [
    ['frame', 'CASE_STUDY'],
    ['frame', 'NEWS'],
    ['bench', 'RESOURCE'],
    ['desk', 'EVENT'],
    ['tray', 'NEWS'],
    ['bottle', 'RESOURCE'],
  ] as const;
  const hits = shown.map(([name, kind], index) => createHit(`Cast ${name} ${index}`, { kind, picture: { name } }));
  expect(rank(hits, 'cast')).toEqual([
    ...['Cast frame 0', 'Cast bench 2', 'Cast desk 3', 'Cast tray 4', 'Cast bottle 5', 'Cast frame 1'],
  ]);
});
