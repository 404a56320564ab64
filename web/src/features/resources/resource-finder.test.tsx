import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { ResourceModule } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { Printer, Work } from './resource-data.ts';
import { ResourceFinder } from './resource-finder.tsx';
import { modules as resourceModules } from './resource-query.ts';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Resources' });

const row = (
  module: ResourceModule,
  title: string,
  isInPageLanguage = true,
  printers: Printer[] = [],
  works: Work[] = [],
) => ({
  ...{ id: title, module, printers, works, searchText: `${title} from our tests`, isInPageLanguage },
  node: <article>{title}</article>,
});

/** Newest first. */
const rows = [
  row('WEBINARS', 'Webinar: casting'),
  row(
    'BLOGS',
    'Casting rings',
    true,
    [{ id: '2', name: 'UltraCraft A2D 4K' }],
    [
      { id: 'castable', name: 'Castables', isDental: true },
      { id: 'tough', name: 'Tough', isDental: false },
    ],
  ),
  row('BROCHURES', 'Brochure'),
  row('WHITE_PAPERS', 'Burn-out of castable resin'),
  ...Array.from({ length: 12 }, (_, index) => row('ARTICLES', `Article ${index + 1}`)),
];
const titles = rows.map(({ id }) => id);

const renderResources = (query = '', locale: keyof typeof messages = 'en', shownRows = rows) =>
  renderPage(<ResourceFinder rows={shownRows} />, { url: `/aboutUs/resources${query}`, locale });

const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const moduleBox = (module: ResourceModule) => {
  const count = rows.filter((entry) => entry.module === module).length;
  return screen.getByLabelText(t('moduleCount', { module: t(`modules.${module}`), count }));
};
const order = () => screen.getByLabelText(t('sort'));
const nameField = () => screen.getByRole('searchbox', { name: t('name') });
const heading = () => screen.getByRole('heading', { name: t('results') });

describe('the filter by module', () => {
  it.each(localeCodes)('R94 R187 offers eight modules in %s', (locale) => {
    const modules = Object.values(resourceModules);
    renderResources(
      '',
      locale,
      modules.map((module) => row(module, module)),
    );
    const names = Object.values(messages[locale].Resources.modules);
    expect(names).toHaveLength(8);
    const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(labels.map((label) => label?.replace(/ ?[(（]\d+[)）]$/, '')).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ['WEBINARS', '?module=webinars', ['Webinar: casting']],
    ['BLOGS', '?module=applications', ['Casting rings']],
    ['WHITE_PAPERS', '?module=white-papers', ['Burn-out of castable resin']],
  ] as const)('R187 filters by %s', async (module, search, found) => {
    renderResources();
    await userEvent.click(moduleBox(module));
    await waitFor(() => expect(window.location.search).toBe(search));
    expect(moduleBox(module)).toBeChecked();
    expect(shown()).toEqual(found);
    expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: found.length }));
  });

  it('leaves out modules without resources, unless the URL names them', () => {
    renderResources('?module=news');
    expect(moduleBox('NEWS')).toBeChecked();
    expect(screen.queryByLabelText(t('moduleCount', { module: t('modules.EVENTS'), count: 0 }))).toBeNull();
  });

  it('R187 names blogs Applications', () => {
    renderResources();
    expect(screen.getByLabelText('Applications (1)')).toBe(moduleBox('BLOGS'));
  });

  it('R187 combines modules, starts on the first page and keeps the focus', async () => {
    renderResources('?page=2&module=articles');
    await userEvent.click(moduleBox('BROCHURES'));
    await userEvent.click(moduleBox('ARTICLES'));
    await userEvent.click(moduleBox('WEBINARS'));
    await waitFor(() => expect(window.location.search).toBe('?module=webinars&module=brochures'));
    expect(shown()).toEqual(['Webinar: casting', 'Brochure']);
    expect(moduleBox('WEBINARS')).toHaveFocus();
    expect(screen.getByText(t('filterCount', { count: 2 }))).toBeVisible();
  });
});

describe('the order', () => {
  it.each([
    ['', ['Own, new', 'Own, old', 'Other, new', 'Other, old']],
    ['?sort=desc', ['Own, new', 'Own, old', 'Other, new', 'Other, old']],
    ['?sort=asc', ['Own, old', 'Own, new', 'Other, old', 'Other, new']],
  ])('R188 starts with resources in the language of the page: %s', (query, expected) => {
    const titled = ['Other, new', 'Own, new', 'Other, old', 'Own, old'];
    renderResources(
      query,
      'de',
      titled.map((title) => row('ARTICLES', title, title.startsWith('Own'))),
    );
    expect(shown()).toEqual(expected);
  });

  it('includes case studies and events only if they are chosen or searched for', async () => {
    const named = (['EVENTS', 'CASE_STUDIES', 'ARTICLES'] as const).map((module) => row(module, module));
    renderResources('', 'en', named);
    expect(shown()).toEqual(['ARTICLES']);
    await userEvent.type(nameField(), 'tests{Enter}');
    await waitFor(() => expect(shown()).toEqual(['EVENTS', 'CASE_STUDIES', 'ARTICLES']));
  });

  it('R188 R303 can be newest first, or oldest first on the first page', async () => {
    renderResources('?page=2');
    expect(
      within(order())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([t('sorts.desc'), t('sorts.asc')]);
    expect(shown()).toEqual(titles.slice(12));
    await userEvent.selectOptions(order(), t('sorts.asc'));
    await waitFor(() => expect(window.location.search).toBe('?sort=asc'));
    expect(shown()).toEqual(titles.toReversed().slice(0, 12));
    await userEvent.selectOptions(order(), t('sorts.desc'));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown()).toEqual(titles.slice(0, 12));
  });

  it('R303 stays the same on the next page, which gets the focus', async () => {
    renderResources('?sort=asc');
    await userEvent.click(screen.getByRole('link', { name: t('next') }));
    await waitFor(() => expect(shown()).toEqual(titles.toReversed().slice(12)));
    expect(window.location.search).toBe('?sort=asc&page=2');
    expect(heading()).toHaveFocus();
  });
});

describe('the search by name', () => {
  it('R189 finds a part of the name in any case and keeps the focus', async () => {
    renderResources();
    await userEvent.type(nameField(), ' BURN {Enter}');
    await waitFor(() => expect(window.location.search).toBe('?name=BURN'));
    expect(shown()).toEqual(['Burn-out of castable resin']);
    expect(nameField()).toHaveFocus();
  });

  it('R189 combines with the module and the order', () => {
    renderResources('?name=cast&sort=asc&module=applications&module=white-papers');
    expect(nameField()).toHaveValue('cast');
    expect(shown()).toEqual(['Burn-out of castable resin', 'Casting rings']);
  });

  it('R189 without results can be reset', async () => {
    renderResources('?name=nothing-of-the-kind');
    expect(screen.getByRole('heading', { name: t('noMatchTitle') })).toBeVisible();
    expect(shown()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: t('reset') }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown()).toEqual(titles.slice(0, 12));
    expect(nameField()).toHaveValue('');
    expect(heading()).toHaveFocus();
  });
});

it('R187 filters by printer', async () => {
  renderResources();
  await userEvent.click(screen.getByText(t('printer')));
  await userEvent.click(screen.getByLabelText(t('moduleCount', { module: 'UltraCraft A2D 4K', count: 1 })));
  await waitFor(() => expect(window.location.search).toBe('?printer=2'));
  expect(shown()).toEqual(['Casting rings']);
});

it('filters by the work that the materials are for', async () => {
  renderResources();
  await userEvent.click(screen.getByLabelText(t('moduleCount', { module: 'Castables', count: 1 })));
  await waitFor(() => expect(window.location.search).toBe('?work=castable'));
  expect(shown()).toEqual(['Casting rings']);
});

it('keeps the chosen dental work when another resin is chosen', async () => {
  renderResources('?work=castable');
  await userEvent.click(screen.getByText(t('otherWork')));
  await userEvent.click(screen.getByLabelText(t('moduleCount', { module: 'Tough', count: 1 })));
  await waitFor(() => expect(window.location.search).toBe('?work=castable&work=tough'));
});
