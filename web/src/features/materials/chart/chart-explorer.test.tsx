import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { t } from '../material-finder.fixture.tsx';
import { materialPath } from '../material-paths.ts';
import { castUv, dentureBase, facts, options } from '../materials.fixture.ts';
import { ChartExplorer } from './chart-explorer.tsx';

const charted = [...facts, ...[1, 2].map((id) => ({ ...castUv, id: `${id}`, values: {} }))];

const renderChart = (query = '', materials = charted) =>
  renderPage(<ChartExplorer materials={materials} properties={options.properties} isDental={false} />, {
    url: `/material/0-all${query}`,
  });

/** Without the links of the table. The chart is drawn twice, for windows of different widths. */
const points = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('svg'))
    .map((link) => toPlainText(link.getAttribute('aria-label')));

const castPoint = (x: string, y: string) => t('chart.point', { name: castUv.name, x, y });
const denturePoint = (x: string, y: string) => t('chart.point', { name: dentureBase.name, x, y });

it('draws each material with both values and counts the others', () => {
  renderChart();
  const drawn = [castPoint('950 MPa', '30 MPa'), denturePoint('2,700 MPa', '95 MPa')];
  expect(points()).toEqual([...drawn, ...drawn]);
  expect(screen.getAllByLabelText(castPoint('950 MPa', '30 MPa'))[0]).toHaveAttribute(
    'href',
    materialPath(castUv.slug),
  );
  expect(screen.getByText(t('chart.left', { count: charted.length - 2 }))).toBeVisible();
});

it('stores any two properties in the URL', async () => {
  renderChart();
  await userEvent.selectOptions(screen.getByLabelText(t('chart.x')), 'ELONGATION_AT_BREAK');
  await waitFor(() => expect(window.location.search).toBe('?x=elongation-at-break'));
  expect(points()).toEqual(Array(2).fill(castPoint('60%', '30 MPa')));
  await userEvent.selectOptions(screen.getByLabelText(t('chart.y')), 'FLEXURAL_MODULUS');
  await waitFor(() => expect(window.location.search).toBe('?x=elongation-at-break&y=flexural-modulus'));
  expect(points()).toEqual(Array(2).fill(castPoint('60%', '950 MPa')));
});

it('shows one category, first the largest, or all', async () => {
  const categories = [
    { id: 'castable', label: 'Castable' },
    { id: 'denture', label: 'Denture' },
  ];
  const others = ['8', '9'].map((id) => ({ ...dentureBase, id, slug: id, values: {} }));
  renderPage(
    <ChartExplorer
      materials={[...charted, ...others]}
      properties={options.properties}
      isDental
      categories={categories}
    />,
    { url: '/material/0-all?charted=denture' },
  );
  const denture = denturePoint('2,700 MPa', '95 MPa');
  const cast = castPoint('950 MPa', '30 MPa');
  expect(points()).toEqual([denture, denture]);
  expect(screen.getByText(t('chart.left', { count: others.length }))).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(t('criteria.CATEGORIES')), 'castable');
  await waitFor(() => expect(window.location.search).toBe('?charted=castable'));
  expect(points()).toEqual([cast, cast]);
  await userEvent.selectOptions(screen.getByLabelText(t('criteria.CATEGORIES')), 'all');
  await waitFor(() => expect(points()).toHaveLength(4));
});

it('shows the largest category without a query', () => {
  const categories = [
    { id: 'castable', label: 'Castable' },
    { id: 'dental-model', label: 'Models' },
  ];
  renderPage(<ChartExplorer materials={charted} properties={options.properties} isDental categories={categories} />);
  expect(screen.getByLabelText(t('criteria.CATEGORIES'))).toHaveValue('dental-model');
});

describe('models with tests of their accuracy', () => {
  const heat = {
    property: 'HEAT_DEFLECTION_TEMPERATURE',
    name: 'Heat deflection',
    unit: '°C',
    standard: 'ISO 75-2/B',
    min: 56,
    max: 112,
  } as const;
  const change = { property: 'DIMENSIONAL_CHANGE', unit: '%', standard: 'ISO 14233' } as const;
  const model = {
    ...{ ...castUv, id: '103', name: 'Model HP', categories: ['dental-model'], modelTests: [change] },
    values: {
      FLEXURAL_MODULUS: 2_480,
      FLEXURAL_STRENGTH: 88,
      HEAT_DEFLECTION_TEMPERATURE: 68,
      DIMENSIONAL_CHANGE: 0.04,
    },
  };
  const categories = [
    { id: 'dental-model', label: 'Models' },
    { id: 'denture', label: 'Denture' },
  ];
  const renderModels = (query = '') =>
    renderPage(
      <ChartExplorer
        materials={[...charted, model]}
        properties={[...options.properties, heat]}
        isDental
        categories={categories}
      />,
      { url: `/material/0-all${query}` },
    );
  const modelPoint = t('chart.point', { name: model.name, x: '0.04%', y: '68 °C' });

  it('are first compared by dimensional change and heat', async () => {
    renderModels();
    expect(screen.getByLabelText(t('chart.x'))).toHaveValue('DIMENSIONAL_CHANGE');
    expect(screen.getByLabelText(t('chart.y'))).toHaveValue('HEAT_DEFLECTION_TEMPERATURE');
    expect(points()).toEqual([modelPoint, modelPoint]);
    expect(screen.getAllByText(`${t('dimensionalChange')} ISO 14233, % →`)).toHaveLength(2);
    expect(screen.queryByText(t('chart.dentalStandards'))).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(t('criteria.CATEGORIES')), 'denture');
    await waitFor(() => expect(screen.getByLabelText(t('chart.x'))).toHaveValue('FLEXURAL_MODULUS'));
    expect(screen.getByText(t('chart.dentalStandards'))).toBeVisible();
  });

  it('can be compared by other properties of the URL', () => {
    renderModels('?x=flexural-modulus&y=dimensional-change');
    const point = t('chart.point', { name: model.name, x: '2,480 MPa', y: '0.04%' });
    expect(points()).toEqual([point, point]);
  });
});

it('ignores an axis that no material has', () => {
  renderChart('?x=dimensional-change');
  expect(screen.getByLabelText(t('chart.x'))).toHaveValue('FLEXURAL_MODULUS');
});

it('is a list of bars on phones, highest first', () => {
  renderChart();
  const names = screen
    .getAllByRole('link')
    .filter((link) => !link.closest('svg, table'))
    .map((link) => link.textContent);
  expect(names).toEqual([dentureBase.name, castUv.name]);
  expect(toPlainText(screen.getByText(/950 MPa$/).textContent)).toBe('Flexural modulus: 950 MPa');
});

it('names the standard of each axis', () => {
  renderChart();
  expect(screen.getAllByText('Flexural strength ISO 178, MPa →')).toHaveLength(2);
});

it('reads its properties from the URL', () => {
  renderChart('?x=elongation-at-break&y=price');
  expect(screen.getByLabelText(t('chart.x'))).toHaveValue('ELONGATION_AT_BREAK');
  expect(screen.getByLabelText(t('chart.y'))).toHaveValue('FLEXURAL_STRENGTH');
  expect(screen.getAllByText('Elongation at break, % →')).toHaveLength(2);
});

it('lists all values in a table', () => {
  renderChart();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  // Before its value, a cell has the name of its column, for phones.
  const textOf = (cell: Element) => toPlainText((cell.querySelector('.stacked-value') ?? cell).textContent);
  const texts = rows.map((row) => Array.from(row.children, textOf));
  expect(texts.slice(0, 3)).toEqual([
    [t('material'), 'Flexural modulus, MPa ISO 178', 'Flexural strength, MPa ISO 178', 'Elongation at break, %'],
    [castUv.name, '950', '30', '60'],
    [dentureBase.name, '2,700', '95', '–'],
  ]);
  expect(texts).toHaveLength(charted.length + 1);
});

it('shows only the table for a few materials', () => {
  renderChart('', [castUv, dentureBase]);
  expect(points()).toEqual([]);
  expect(screen.getByRole('table')).toBeVisible();
});
