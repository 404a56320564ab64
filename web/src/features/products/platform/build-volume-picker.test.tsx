import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partNames } from '#content/parts/parts.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { ProductCardData } from '../product-data.ts';
import { BuildVolumePicker } from './build-volume-picker.tsx';

const printer = (id: string, name: string, [width, depth, height]: [number, number, number]): ProductCardData => ({
  ...{ id, name, slug: name, path: `/hardware/${name}`, kind: 'PRINTER', line: 'DENTAL', tagline: name },
  orderNumber: null,
  ...{ servedLocale: 'EN', isNew: false, hasSupport: true, price: null, printing: null, pictures: [] },
  buildVolume: { width, depth, height },
});

const printers = [printer('2', 'A2D', [144, 81, 110]), printer('8', 'C_Series', [268.8, 151.2, 180])];

const sides = [80, 90, 100, 110, 120, 130, 140, 150];
const resins = [
  {
    printers: ['1', '2', '8', ...sides.map(String)],
    usages: ['working-model', 'orthosis-prosthesis', 'jewelry-casting'],
  },
];

const textsOf = (choice: number) =>
  screen.getAllByRole('listitem').map((item) => item.querySelector(`p[data-choice="${choice}"]`)?.textContent);

it('shows for each part how many of them each printer holds', () => {
  renderPage(<BuildVolumePicker printers={printers} resins={resins} parts={['model', 'insole']} />);
  expect(textsOf(1)).toEqual(['2 full-arch models', '10 full-arch models']);
  expect(textsOf(2)).toEqual([messages.en.Sections.tooLarge, '2 insoles']);
});

it('counts no part on a printer without a resin for it', () => {
  const dental = [{ printers: ['2'], usages: ['working-model'] }];
  renderPage(<BuildVolumePicker printers={printers} resins={dental} parts={['model', 'insole']} />);
  expect(textsOf(1)).toEqual(['2 full-arch models', messages.en.Sections.noResin]);
  expect(textsOf(2)).toEqual([messages.en.Sections.noResin, messages.en.Sections.noResin]);
});

it('marks the printers that hold a part, so that the others can be hidden', () => {
  const dental = [{ printers: ['2'], usages: ['working-model', 'orthosis-prosthesis'] }];
  renderPage(<BuildVolumePicker printers={printers} resins={dental} parts={['model', 'insole']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset.fits)).toEqual(['1', '']);
});

it('starts with the first part and lists each printer with a link', () => {
  renderPage(<BuildVolumePicker printers={printers} resins={resins} parts={['model', 'insole']} />);
  const choice = within(screen.getByRole('group', { name: messages.en.Sections.choosePart }));
  expect(choice.getByRole('radio', { name: partNames.en.model })).toBeChecked();
  expect(choice.getByRole('radio', { name: partNames.en.insole })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'C_Series' })).toHaveAttribute('href', '/hardware/C_Series');
});

describe('on a phone', () => {
  const row = [
    printer('1', 'Small', [50, 50, 100]),
    ...sides.map((side) => printer(String(side), `Side ${side}`, [side, side, 100])),
    printer('2', 'Flat', [300, 300, 1]),
  ];
  const namesOf = (choice: number) =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset.best?.split(' ').includes(String(choice)))
      .map((item) => item.querySelector('p')?.textContent);

  it('the eight printers that hold most of the chosen part remain, and none that is too small', () => {
    renderPage(<BuildVolumePicker printers={row} resins={resins} parts={['ring', 'model']} />);
    expect(namesOf(1)).toEqual(sides.map((side) => `Side ${side}`));
    expect(namesOf(2)).not.toContain('Flat');
    expect(namesOf(2)).not.toContain('Small');
  });

  it.each([
    [row, true],
    [row.slice(0, 8), false],
  ])('there is a button for the others if there are any', (shown, hasButton) => {
    renderPage(<BuildVolumePicker printers={shown} resins={resins} parts={['ring']} />);
    expect(screen.queryAllByRole('checkbox', { name: /^Show all/ })).toHaveLength(hasButton ? 1 : 0);
  });
});
