import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { Downloads } from './downloads.tsx';

const names = ['northAmerica', 'asiaPacific', 'europe', 'china'] as const;
const layout = {
  kind: 'downloads',
  first: { en: 'northAmerica', cn: 'china', de: 'europe' },
  items: Object.fromEntries(names.map((name) => [name, { file: `${name}.csv`, kilobytes: 1 }])),
} as const;
const copy = {
  title: 'Order sheets',
  items: Object.fromEntries(names.map((name) => [name, { title: name, text: 'FDI', action: `Sheet ${name}` }])),
};

it.each([
  ['en', ['northAmerica', 'asiaPacific', 'europe', 'china']],
  ['cn', ['china', 'northAmerica', 'asiaPacific', 'europe']],
  ['de', ['europe', 'northAmerica', 'asiaPacific', 'china']],
] as const)('the file for the market of %s is the first', (locale, order) => {
  renderPage(<Downloads layout={layout} copy={copy} />, { locale });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(order);
});
