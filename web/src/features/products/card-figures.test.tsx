import { screen } from '@testing-library/react';
import { useFormatter, useTranslations } from 'next-intl';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { toCardFigures, toPlatformFigure, toStationFigures } from './card-figures.ts';

const buildVolume = { width: 206, depth: 116, height: 110 };
const printing = { minLayerHeight: 30, maxLayerHeight: 150, layerTimes: [{ layerHeight: 100, seconds: 9 }] };
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
  { slug: 'large', line: 'DENTAL', buildVolume, printing },
  { slug: 'unknown', line: 'DENTAL', buildVolume: null, printing: null },
  { slug: 'desktop', line: 'REFLEX', buildVolume, printing },
] as const;

function Figures() {
  const texts = { t: useTranslations(), format: useFormatter() };
  return [...toCardFigures(printers, { printers, rows }, texts)].map(([slug, figures]) => (
    <p key={slug}>{[slug, ...figures.map(({ name, text }) => `${name}: ${text}`)].join('; ')}</p>
  ));
}

it('state a full platform with its time, the pixel size and for labs the part removal, and nothing that is unknown', () => {
  renderPage(<Figures />);
  const texts = screen.getAllByText(/;/).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    'large; 6 full-arch models, 24 mm tall: 36 min at 100 µm; Pixel size: 53 µm; Part removal: With HiVE',
    'unknown; Pixel size: 75 µm; Part removal: By hand',
    'desktop; 8 display figures, 100 mm tall: 2 h 30 min at 100 µm; Pixel size: 33 µm',
  ]);
});

function Bridges({ platform }: { platform: typeof buildVolume | null }) {
  const texts = { t: useTranslations(), format: useFormatter() };
  const layerTimes = [...printing.layerTimes, { layerHeight: 50, seconds: 6 }];
  const figures = toPlatformFigure({ buildVolume: platform, printing: { ...printing, layerTimes } }, 'bridge', texts);
  return <p>{`Bridges: ${figures.map(({ name, text }) => `${name}: ${text}`).join('; ')}.`}</p>;
}

it.each([
  [buildVolume, 'Bridges: 54 three-unit bridges, 12 mm tall: 24 min at 50 µm.'],
  [null, 'Bridges: .'],
])('state a full platform of any part, and nothing for a machine without a build volume', (platform, text) => {
  renderPage(<Bridges platform={platform} />);
  expect(screen.getByText(/^Bridges/).textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

it('state the first two rows of the data sheet of a station', () => {
  const rows = [
    { key: 'capacity', name: 'Capacity', text: '4 platforms', measurement: null },
    { key: 'tank', name: 'Tank', text: null, measurement: { value: 20, unit: 'L' } },
    { key: 'filter', name: 'Filter', text: null, measurement: { value: 100, unit: 'µm' } },
  ];
  expect(toStationFigures(rows, ({ value, unit }) => `${value} ${unit}`)).toEqual([
    { name: 'Capacity', text: '4 platforms' },
    { name: 'Tank', text: '20 L' },
  ]);
});
