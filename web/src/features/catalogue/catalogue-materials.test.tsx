import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { castUv, dentureBase, toItem } from '#features/materials/materials.fixture.ts';
import { messages } from '#i18n/messages.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { CatalogueMaterials } from './catalogue-materials.tsx';

it.each([
  ['en', 'ISO 10993-5, -10'],
  ['cn', 'ISO 10993-5、-10'],
  ['de', 'ISO 10993-5, -10'],
] as const)('names the tests of a material, and of no other, in %s', (locale, tests) => {
  const { tested } = messages[locale].Catalogue;
  renderPage(<CatalogueMaterials caption="Resins" materials={[toItem(dentureBase), toItem(castUv)]} />, { locale });
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === tested);
  const [first, second] = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => toPlainText(row.children[column]?.textContent));
  expect(first).toContain(tests);
  expect(second).not.toContain('ISO');
});
