import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dentalLabs } from '#content/application/dental-labs/page.ts';
import { facts } from '#content/facts.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { exampleResinPrice } from './fit/fit-defaults.ts';
import { FitExample } from './fit-example.tsx';
import type { FitPrinter } from './fit-records.ts';

const a2d4k: FitPrinter = {
  ...{ id: '2', name: 'UltraCraft A2D 4K', path: '/hardware/A2D_4K' },
  buildVolume: { width: 206, depth: 116, height: 110 },
  printing: {
    ...{ minLayerHeight: 30, maxLayerHeight: 150, platformMargin: null },
    layerTimes: [{ layerHeight: 100, seconds: 9 }],
  },
};

it.each([
  ['en', /20 g/, /\$3\.00/, /\$150 per kg/],
  ['cn', /20 g/, /¥4\.40/, /¥220\/kg/],
  ['de', /20 g/, /3,00 €/, /150 € je kg/],
] as const)('shows resin, cost and the time of a job in %s', (locale, grams, cost, price) => {
  renderPage(<FitExample printers={[a2d4k]} />, { locale });
  const text = toPlainText(screen.getByRole('region').textContent);
  for (const part of [grams, cost, price]) expect(text).toMatch(part);
  expect(text).toMatch(new RegExp(`${facts.a2d4kModelJob.value} (?:min|分钟)`));
  expect(text).toMatch(/6 (?:min|分钟)/);
  expect(text).toContain(String(facts.alignerModelsPerJob.value));
});

it('has the example price of the cost calculator of dental labs', () => {
  const { defaults } = dentalLabs.cost;
  for (const currency of ['USD', 'EUR', 'CNY'] as const) {
    expect(exampleResinPrice[currency]).toBe(defaults.examples.resinPrice[currency].example);
  }
});
