import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { PaperText } from './paper-text.tsx';

const HTML = '<h2>One</h2><p>1</p><h2>Method</h2><p>2</p><h2>Results</h2><p>3</p>';

it('draws the test specimen after the method, with distances in the format of the language', () => {
  renderPage(<PaperText id="312" html={HTML} servedLocale="DE" tableLabel="Tabelle" />, { locale: 'de' });
  const texts = [...document.querySelectorAll('h2, figure')].map(({ tagName, textContent }) =>
    tagName === 'H2' ? textContent : 'drawing',
  );
  expect(texts).toEqual(['One', 'Method', 'drawing', 'Results']);
  for (const distance of ['28,00', '52,00', '49,00'])
    expect(screen.getByText(new RegExp(`^${distance}`))).toBeVisible();
});

it('plots the results below their table, in place of bars', () => {
  const rows = ['A', 'B', 'C'].map((name) => `<tr><td>${name}</td><td>52.00</td><td>−21</td><td>15</td></tr>`);
  const table = `<table><thead><tr><th>Measure</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  renderPage(<PaperText id="312" html={HTML + table} servedLocale="EN" tableLabel="Table" />);
  expect(screen.getAllByText(/^−21 ± 15\sµm$/)).toHaveLength(3);
  expect(document.querySelectorAll('figure')).toHaveLength(2);
  expect(document.querySelector('.data-bar')).toBeNull();
});

it('leaves other texts in one piece', () => {
  renderPage(<PaperText id="313" html={HTML} servedLocale="EN" tableLabel="Table" />);
  expect(document.querySelectorAll('.article-text')).toHaveLength(1);
  expect(document.querySelector('figure')).toBeNull();
});
