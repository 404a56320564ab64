import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MaterialCard } from './material-card.tsx';
import { castUv, dentureBase, toItem } from './materials.fixture.ts';

const locales = ['en', 'cn', 'de'] as const;

it.each(locales)(
  'states two measured values with the standards of their records, and none that was not measured, in %s',
  (locale) => {
    const material = {
      ...toItem(castUv),
      flexuralModulus: { value: 950, unit: 'MPa', standard: 'ISO 178' },
      elongationAtBreak: { value: 60, unit: '%', standard: null },
    };
    renderPage(<MaterialCard material={material} />, { locale });
    const { sorts } = messages[locale].Materials;
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      `${sorts.FLEXURAL_MODULUS} ISO\u00a0178`,
      sorts.ELONGATION_AT_BREAK,
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '950\u00a0MPa',
      locale === 'de' ? '60\u00a0%' : '60%',
    ]);
  },
);

it('names the standards of its tests, and no others', () => {
  renderPage(
    <>
      <MaterialCard material={toItem(dentureBase)} />
      <MaterialCard material={toItem(castUv)} />
    </>,
  );
  const [tested, untested] = screen.getAllByRole('article');
  expect(tested).toHaveTextContent(/ISO 10993-\u20605, -10/);
  expect(untested).not.toHaveTextContent('ISO');
});

describe.each(locales)('the registration in the market of %s', (locale) => {
  const { present, missing } = messages[locale].Materials.trade.registration;
  const market = ({ en: 'US', cn: 'CN', de: 'EU' } as const)[locale];
  const inMouth = toItem(dentureBase);

  it('is missing without a record', () => {
    renderPage(<MaterialCard material={inMouth} />, { locale });
    expect(screen.getByRole('article')).toHaveTextContent(missing[market]);
  });

  it('is stated if there is a record of this market', () => {
    renderPage(<MaterialCard material={{ ...inMouth, registrations: [{ market }] }} />, { locale });
    expect(screen.getByRole('article')).toHaveTextContent(present[market]);
    expect(screen.getByRole('article')).not.toHaveTextContent(missing[market]);
  });

  it('is not mentioned for a material without body contact', () => {
    renderPage(<MaterialCard material={toItem(castUv)} />, { locale });
    expect(screen.getByRole('article')).not.toHaveTextContent(missing[market]);
  });
});
