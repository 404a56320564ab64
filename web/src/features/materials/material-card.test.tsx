import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MaterialCard } from './material-card.tsx';
import { castUv, dentureBase, toItem } from './materials.fixture.ts';

it.each(['en', 'cn', 'de'] as const)('states both values, also one that was not measured, in %s', (locale) => {
  const material = { ...toItem(castUv), flexuralModulus: { value: 950, unit: 'MPa' } };
  renderPage(<MaterialCard material={material} />, { locale });
  const { notMeasured, sorts } = messages[locale].Materials;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    sorts.FLEXURAL_MODULUS,
    sorts.HEAT_DEFLECTION_TEMPERATURE,
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '950\u00a0MPa',
    notMeasured,
  ]);
});

it('names the standards of its tests, and no others', () => {
  renderPage(
    <>
      <MaterialCard material={toItem(dentureBase)} />
      <MaterialCard material={toItem(castUv)} />
    </>,
  );
  const [tested, untested] = screen.getAllByRole('article');
  expect(tested).toHaveTextContent('ISO 10993-5, -10');
  expect(untested).not.toHaveTextContent('ISO');
});
