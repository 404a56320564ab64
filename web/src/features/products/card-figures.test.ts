import { expect, it } from 'vitest';
import { toCardFigures, toStationFigures } from './card-figures.ts';

const texts = { arches: 'Full arches per job', removal: 'Part removal', byHand: 'By hand' };
const buildVolume = { width: 206, depth: 116, height: 110 };
const cell = (isAvailable: boolean | null, ...lines: string[]) => ({ isAvailable, lines });
const rows = [
  { key: 'PIXEL_SIZE', name: 'Pixel size', cells: [cell(null, '53 µm'), cell(null, '75 µm'), cell(null, '33 µm')] },
  {
    key: 'AUTOMATIC_PART_REMOVAL',
    name: 'Automatic part removal',
    cells: [cell(true, 'With HiVE'), cell(false), cell(false)],
  },
];
const printers = [
  { slug: 'large', line: 'DENTAL', buildVolume },
  { slug: 'unknown', line: 'DENTAL', buildVolume: null },
  { slug: 'desktop', line: 'REFLEX', buildVolume },
] as const;

it('states arches per job and removal for labs, the pixel size for makers, and nothing that is unknown', () => {
  expect([...toCardFigures(printers, { printers, rows }, texts)]).toEqual([
    [
      'large',
      [
        { name: 'Full arches per job', text: '6' },
        { name: 'Part removal', text: 'With HiVE' },
      ],
    ],
    ['unknown', [{ name: 'Part removal', text: 'By hand' }]],
    ['desktop', [{ name: 'Pixel size', text: '33 µm' }]],
  ]);
});

it('states the first two rows of the data sheet of a station', () => {
  const rows = [
    { name: 'Capacity', text: '4 platforms', measurement: null },
    { name: 'Tank', text: null, measurement: { value: 20, unit: 'L' } },
    { name: 'Filter', text: null, measurement: { value: 100, unit: 'µm' } },
  ];
  expect(toStationFigures(rows, ({ value, unit }) => `${value} ${unit}`)).toEqual([
    { name: 'Capacity', text: '4 platforms' },
    { name: 'Tank', text: '20 L' },
  ]);
});
