import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#testing/plain-text.ts';
import { checkbox, compareStatus, renderFinder, resultsHeading, t } from '../material-finder.fixture.tsx';
import { materialPath } from '../material-paths.ts';
import { castUv, dentureBase, facts } from '../materials.fixture.ts';
import { MAX_COMPARED } from './compare-params.ts';

const toggle = (name: string) => checkbox(t('compare.addNamed', { name }));
const region = (count: number) => screen.getByRole('region', { name: t('compare.heading', { count }) });
const removal = (name: string) => screen.getByRole('button', { name: t('compare.removeNamed', { name }) });
const firstFive = facts.slice(0, 5);
const [, , third, , , sixth] = facts.map(({ name }) => name);

const control = (name: string) => within(toggle(name).closest('article') ?? document.body);
const max = MAX_COMPARED;

describe('the control of a card', () => {
  it('shows how many materials are selected, and what to do next', async () => {
    renderFinder();
    expect(compareStatus()).toBeEmptyDOMElement();
    await userEvent.click(toggle(castUv.name));
    expect(control(castUv.name).getByText(t('compare.selected', { count: 1, max }))).toBeVisible();
    expect(control(castUv.name).getByText(t('compare.chooseAnother'))).toBeVisible();
    expect(control(dentureBase.name).getByText(t('compare.add'))).toBeVisible();
    expect(compareStatus()).toHaveTextContent(t('compare.status', { count: 1, max }));
  });

  it('links to the comparison once two materials are selected', async () => {
    renderFinder('?compare=102');
    await userEvent.click(toggle(dentureBase.name));
    for (const { name } of [castUv, dentureBase]) {
      expect(control(name).getByText(t('compare.selected', { count: 2, max }))).toBeVisible();
      expect(control(name).getByRole('link', { name: t('compare.show') })).toHaveAttribute('href', '#comparison');
    }
    expect(within(region(2)).getByRole('heading')).toHaveAttribute('id', 'comparison');
    expect(compareStatus()).toHaveTextContent(t('compare.status', { count: 2, max }));
  });

  it('announces that the selection is empty again', async () => {
    renderFinder('?compare=102');
    await userEvent.click(toggle(castUv.name));
    expect(compareStatus()).toHaveTextContent(t('compare.status', { count: 0, max }));
  });
});

describe('the comparison of materials', () => {
  it('is stored in the URL and holds up to five materials', async () => {
    renderFinder();
    for (const { name } of firstFive) await userEvent.click(toggle(name));
    await waitFor(() =>
      expect(window.location.search).toBe(`?${firstFive.map(({ id }) => `compare=${id}`).join('&')}`),
    );
    const links = within(region(5)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(firstFive.map(({ slug }) => materialPath(slug)));
    expect(toggle(sixth ?? '')).toBeDisabled();
    expect(screen.getByTitle(t('compare.full', { count: 5 }))).toContainElement(toggle(sixth ?? ''));
  });

  it('moves the focus to its heading when a material is removed', async () => {
    renderFinder(`?${firstFive.map(({ id }) => `compare=${id}`).join('&')}`);
    await userEvent.click(removal(castUv.name));
    expect(within(region(4)).getByRole('heading')).toHaveFocus();
    expect(toggle(sixth ?? '')).toBeEnabled();
    await userEvent.click(toggle(third ?? ''));
    await waitFor(() => expect(window.location.search).toBe('?compare=105&compare=111&compare=112'));
    await userEvent.click(screen.getByRole('button', { name: t('compare.clear') }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('table')).toBeNull();
    expect(resultsHeading()).toHaveFocus();
  });

  it('closes with its last material and moves the focus to the list', async () => {
    renderFinder('?compare=102');
    await userEvent.click(removal(castUv.name));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('table')).toBeNull();
    expect(resultsHeading()).toHaveFocus();
  });

  it('ignores unknown materials in the URL', () => {
    renderFinder('?compare=991&compare=992&compare=993&compare=994&compare=995&compare=102');
    expect(within(region(1)).getByRole('link', { name: castUv.name })).toBeVisible();
    expect(toggle(castUv.name)).toBeChecked();
    expect(toggle(dentureBase.name)).toBeEnabled();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('is closed if the URL names unknown materials only', () => {
    renderFinder('?compare=999');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('compares every criterion and every property', () => {
    renderFinder('?compare=102&compare=105');
    const [, ...rows] = within(region(2)).getAllByRole('row');
    const texts = rows.map((row) => Array.from(row.children, (cell) => toPlainText(cell.textContent)));
    expect(texts).toEqual([
      [t('criteria.CATEGORIES'), 'Castable', 'Denture'],
      [t('criteria.COLORS'), 'Green', 'Pink'],
      [t('criteria.PRINTERS'), 'UltraCraft A2D 4K, Reflex', 'UltraCraft A2D 4K'],
      [t('criteria.USAGES'), 'Frameworks', 'Splints'],
      [t('criteria.ADD_ONS'), 'Pulsing module', '–'],
      [t('trade.registration.title'), '–', t('trade.registration.missing.US')],
      [t('criteria.BIOCOMPATIBILITY'), '–', 'ISO 10993-5, ISO 10993-10'],
      ['Flexural modulus ISO 178', '950 MPa', '2,700 MPa'],
      ['Flexural strength ISO 178', '30 MPa', '95 MPa'],
      ['Elongation at break', '60%', '–'],
    ]);
  });
});
