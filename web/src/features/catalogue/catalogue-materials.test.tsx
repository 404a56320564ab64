import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { castUv, dentureBase, toItem } from '#features/materials/materials.fixture.ts';
import { messages } from '#i18n/messages.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { CatalogueMaterials } from './catalogue-materials.tsx';

const uses = new Map([
  [
    castUv.id,
    { usages: ['Frameworks'], printers: ['UltraCraft A2D 4K', 'Reflex RS', 'Reflex 2', 'Reflex'], hardness: null },
  ],
]);

it('names use, printers without the name of the dental line, and packs with their order numbers', () => {
  const packed = { ...toItem(castUv), packs: [{ content: { value: 1, unit: 'kg' }, orderNumber: 'R-101-1' }] };
  renderPage(<CatalogueMaterials caption="Resins" uses={uses} materials={[packed]} />, { locale: 'en' });
  const row = toPlainText(screen.getAllByRole('row')[1]?.textContent);
  expect(row).toContain('Frameworks');
  expect(row).toContain('A2D 4K, Reflex RS, Reflex 2, Reflex');
  expect(row).toContain('1 kgR-101-1');
  expect(row).not.toContain('UltraCraft');
});

it.each([
  ['en', 'ISO 10993-5, -10'],
  ['cn', 'ISO 10993-5、-10'],
  ['de', 'ISO 10993-5, -10'],
] as const)('names the tests and the registration of a material, and of no other, in %s', (locale, tests) => {
  const { tested, registration, notYet } = messages[locale].Catalogue;
  renderPage(<CatalogueMaterials caption="Resins" uses={uses} materials={[toItem(dentureBase), toItem(castUv)]} />, {
    locale,
  });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => toPlainText(textContent));
  const rows = screen.getAllByRole('row').slice(1);
  const cellsOf = (header: string) =>
    rows.map(({ children }) => toPlainText(children[headers.indexOf(header)]?.textContent));
  // A material that may be used today comes first.
  const [usable, evaluated] = cellsOf(tested);
  expect(evaluated).toContain(tests);
  expect(usable).not.toContain('ISO');
  expect(cellsOf(registration)).toEqual([
    expect.stringContaining(messages[locale].Catalogue.notRequired),
    expect.stringContaining(notYet),
  ]);
});

it('leaves out properties that no material has', () => {
  renderPage(<CatalogueMaterials caption="Resins" uses={uses} materials={[toItem(castUv)]} />, { locale: 'en' });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { use, tested, registration } = messages.en.Catalogue;
  expect(headers).toContain(use);
  expect(headers).not.toContain(tested);
  expect(headers).not.toContain(registration);
});

it.each([
  ['en', 'Shore hardness ISO 868'],
  ['cn', '邵氏硬度 ISO 868'],
  ['de', 'Shore-Härte ISO 868'],
] as const)('gives the hardness of soft materials in %s', (locale, header) => {
  const hardness = { value: 62, unit: 'Shore A', standard: 'ISO 868' };
  const soft = new Map([[castUv.id, { usages: [], printers: [], hardness }]]);
  renderPage(<CatalogueMaterials caption="Resins" uses={soft} materials={[toItem(castUv)]} />, { locale });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => toPlainText(textContent));
  expect(headers.at(-1)).toBe(header);
  expect(toPlainText(screen.getAllByRole('row')[1]?.textContent)).toMatch(/A 62$/);
});

it('heads the materials of a category with its name', () => {
  const denture = { ...toItem(dentureBase), category: { id: 'denture', label: 'Dentures' } };
  renderPage(<CatalogueMaterials caption="Resins" uses={uses} materials={[denture, toItem(castUv)]} isGrouped />);
  const headers = screen.getAllByRole('rowheader').map(({ textContent }) => toPlainText(textContent));
  expect(headers).toEqual([
    toItem(castUv).category.label,
    expect.stringContaining(castUv.name),
    'Dentures',
    expect.stringContaining(denture.name),
  ]);
});

it('names the test standards of a column', () => {
  const flexuralModulus = (standard: string | null) => ({ value: 950, unit: 'MPa', standard });
  const materials = ['ISO 178', 'ISO 178', null].map((standard, index) => ({
    ...toItem(castUv),
    id: String(index),
    flexuralModulus: flexuralModulus(standard),
  }));
  renderPage(<CatalogueMaterials caption="Resins" uses={uses} materials={materials} />, { locale: 'en' });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => toPlainText(textContent));
  expect(headers).toContain('Flexural modulus ISO 178');
});

it.each([
  ['en', 'Frameworks, removable partial denture patterns, CAD blanks'],
  ['de', 'Frameworks, Removable partial denture patterns, CAD blanks'],
] as const)('joins several uses in %s', (locale, text) => {
  const usages = ['Frameworks', 'Removable partial denture patterns', 'CAD blanks'];
  const several = new Map([[castUv.id, { usages, printers: [], hardness: null }]]);
  renderPage(<CatalogueMaterials caption="Resins" uses={several} materials={[toItem(castUv)]} />, { locale });
  expect(toPlainText(screen.getAllByRole('row')[1]?.textContent)).toContain(text);
});
