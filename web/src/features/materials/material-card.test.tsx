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

describe.each(locales)('the status in the market of %s', (locale) => {
  const { mark, present, missing } = messages[locale].Materials.trade.registration;
  const market = ({ en: 'US', cn: 'CN', de: 'EU' } as const)[locale];
  const inMouth = toItem(dentureBase);

  it.each([
    { case: 'without a registration', material: inMouth, expected: mark.evaluation },
    { case: 'with one of this market', material: { ...inMouth, registrations: [{ market }] }, expected: mark.usable },
    { case: 'without body contact', material: toItem(castUv), expected: mark.usable },
  ] as const)('is one mark for a dental material $case', ({ material, expected }) => {
    renderPage(<MaterialCard material={material} />, { locale });
    expect(screen.getByText(expected)).toBeVisible();
    for (const text of [missing[market], present[market]]) {
      expect(screen.getByRole('article')).not.toHaveTextContent(text);
    }
  });

  it('is the registration of a material for other trades', () => {
    const onSkin = { ...inMouth, group: 'SPECIAL_APPLICATIONS', bodyContact: 'SKIN' } as const;
    renderPage(
      <>
        <MaterialCard material={onSkin} />
        <MaterialCard material={{ ...onSkin, registrations: [{ market }] }} />
      </>,
      { locale },
    );
    const [unregistered, registered] = screen.getAllByRole('article');
    expect(unregistered).toHaveTextContent(missing[market]);
    expect(registered).toHaveTextContent(present[market]);
  });
});
