import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { DistributorRegion } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { DistributorFinder } from './distributor-finder.tsx';
import { createEntry } from './distributors.fixture.ts';
import type { Origin } from './nearest.ts';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Distributors' });

type Place = { longitude: number; latitude: number; x: number; y: number };

const entry = (name: string, region: DistributorRegion, id: string, country: string, place: Place) => {
  const { longitude, latitude, ...point } = place;
  return createEntry({
    ...{ id: name, name, region, country: { id, label: country }, coordinates: { longitude, latitude }, point },
    ...{ phone: '+49 30 23125-609', website: 'https://www.dental.example/de' },
    services: ['SALES', 'DEMO'],
    languages: ['German', 'English'],
  });
};

const entries = [
  entry('Dental Berlin', 'EUROPE', 'DE', 'Germany', { longitude: 13, latitude: 52, x: 506, y: 141 }),
  entry('Dental Paris', 'EUROPE', 'FR', 'France', { longitude: 2, latitude: 49, x: 475, y: 157 }),
  entry('Dental München', 'EUROPE', 'DE', 'Germany', { longitude: 12, latitude: 48, x: 502, y: 160 }),
  entry('Dental Shanghai', 'CHINA', 'CN', 'China', { longitude: 121, latitude: 31, x: 806, y: 220 }),
];
const all = ['Dental Berlin', 'Dental Paris', 'Dental München', 'Dental Shanghai'];
const byCountry = ['Dental Berlin', 'Dental München', 'Dental Paris', 'Dental Shanghai'];
const german = ['Dental Berlin', 'Dental München'];

const origins: Origin[] = [
  { id: 'BE', label: 'Belgium', center: [5, 51] },
  { id: 'CN', label: 'China', center: [104, 36] },
  // Nearer to Paris than to the German cities.
  { id: 'DE', label: 'Germany', center: [7, 50] },
];

const renderFinder = (by: 'region' | 'country', query = '') =>
  renderPage(<DistributorFinder entries={entries} by={by} origins={origins} land="/land.svg" />, {
    url: `/aboutUs/distributors${query}`,
  });

const shown = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const groups = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
/** The counts in the names have no space before them. */
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?\\d*$`) });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

describe('dental distributors', () => {
  it('R90 R305 are filtered by region, then by country, which the URL stores', async () => {
    renderFinder('region');
    expect(shown()).toEqual(all);
    expect(groups()).toEqual([t('regions.EUROPE'), t('regions.CHINA')]);
    expect(screen.queryByRole('button', { name: /^Germany/ })).toBeNull();
    chip(t('allRegions')).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?region=europe'));
    expect(shown()).toEqual(all.slice(0, 3));
    expect(groups()).toEqual([t('regions.EUROPE')]);
    expect(chip(t('regions.EUROPE'))).toHaveFocus();
    expect(chip(t('regions.EUROPE'))).toHaveTextContent('3');
    await userEvent.click(chip('Germany'));
    await waitFor(() => expect(window.location.search).toBe('?region=europe&country=DE'));
    expect(shown()).toEqual(german);
    expect(screen.getByRole('status')).toHaveTextContent(t('count', { count: 2 }));
    await userEvent.click(chip(t('regions.CHINA')));
    await waitFor(() => expect(window.location.search).toBe('?region=china'));
    expect(shown()).toEqual(['Dental Shanghai']);
  });

  it('R305 read region and country from the URL', () => {
    renderFinder('region', '?region=europe&country=DE');
    expect(shown()).toEqual(german);
    expect([t('regions.EUROPE'), 'Germany'].map(isPressed)).toEqual([true, true]);
  });

  it('R90 ignore filters without matches', () => {
    renderFinder('region', '?region=moon&country=XX');
    expect(shown()).toEqual(all);
    expect(isPressed(t('allRegions'))).toBe(true);
  });

  it('R305 have contacts, services and languages', () => {
    renderFinder('region', '?country=FR&region=europe');
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: '+49 30 23125-609' })).toHaveAttribute('href', 'tel:+493023125609');
    expect(card.getByRole('link', { name: 'dental.example' })).toHaveAttribute('href', 'https://www.dental.example/de');
    expect(card.getByText(t('place', { city: 'City', country: 'France' }))).toBeVisible();
    const services = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(services).toHaveLength(5);
    expect(services.filter((text) => !text.endsWith(t('notOffered')))).toEqual([
      t('services.SALES'),
      t('services.DEMO'),
    ]);
    expect(card.getByText(['German', 'English'].join(t('separator')))).toBeVisible();
  });
});

describe('distributors by distance', () => {
  const chooseOrigin = (label: string) => userEvent.selectOptions(screen.getByLabelText(t('nearest.label')), label);

  it('are sorted from the chosen country, which the URL stores and which resets the filters', async () => {
    renderFinder('region', '?region=china');
    await chooseOrigin('Belgium');
    await waitFor(() => expect(window.location.search).toBe('?near=BE'));
    expect(shown()).toEqual(['Dental Paris', 'Dental Berlin', 'Dental München', 'Dental Shanghai']);
    expect(groups()).toEqual([t('nearest.title', { country: 'Belgium' })]);
    await userEvent.click(chip(t('regions.CHINA')));
    await waitFor(() => expect(window.location.search).toBe('?region=china'));
    expect(shown()).toEqual(['Dental Shanghai']);
    expect(screen.getByLabelText(t('nearest.label'))).toHaveValue('');
  });

  it('start with those in the country itself', async () => {
    renderFinder('region', '?near=DE');
    expect(shown()).toEqual([...german, 'Dental Paris', 'Dental Shanghai']);
    await chooseOrigin(t('nearest.none'));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown()).toEqual(all);
  });

  it('ignore an unknown country in the URL', () => {
    renderFinder('region', '?near=ZZ');
    expect(shown()).toEqual(all);
  });
});

describe('distributors by area', () => {
  const areas = [
    { id: 'BE', name: 'Berlin', distributor: 'Dental Berlin', outline: 'M5050,1400l20,0 0,20z' },
    { id: 'HI', name: 'Hawaii', distributor: null, outline: null },
  ];
  const renderAreas = (query = '') =>
    renderPage(<DistributorFinder entries={entries} by="region" origins={origins} areas={areas} land={null} />, {
      url: `/aboutUs/distributors${query}`,
    });

  it('R90 are found by state, which the URL stores', async () => {
    renderAreas();
    await userEvent.selectOptions(screen.getByLabelText(t('area.label')), 'Berlin');
    await waitFor(() => expect(window.location.search).toBe('?area=BE'));
    expect(shown()).toEqual(['Dental Berlin']);
    await userEvent.click(chip(t('allRegions')));
    await waitFor(() => expect(shown()).toEqual(all));
  });

  it('R90 are found by a click on a state of the map', async () => {
    const frame = [
      { x: 480, y: 130 },
      { x: 520, y: 170 },
    ];
    renderPage(
      <DistributorFinder
        {...{ entries, origins, areas, frame }}
        by="region"
        office={{ name: 'Office', point: { x: 500, y: 150 } }}
        land="/land.svg"
      />,
      { url: '/aboutUs/distributors' },
    );
    const outlines = document.querySelectorAll('svg a');
    expect([...outlines].map((outline) => outline.getAttribute('href'))).toEqual(['?area=BE']);
    expect(screen.getByText('Office')).toBeInTheDocument();
    await userEvent.click(document.querySelector('svg a path') ?? document.body);
    await waitFor(() => expect(window.location.search).toBe('?area=BE'));
    expect(shown()).toEqual(['Dental Berlin']);
  });

  it('R90 name the office where there is none', () => {
    renderAreas('?area=HI');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText(t('area.direct', { area: 'Hawaii' }))).toBeVisible();
  });
});

describe('the map of distributors', () => {
  const dots = () => [...document.querySelectorAll('figure a')];

  it('links each dot to an entry, outside the tab order', () => {
    renderFinder('region');
    expect(dots()).toHaveLength(all.length);
    for (const dot of dots()) {
      expect(document.getElementById(dot.getAttribute('href')?.slice(1) ?? '')).toBeInTheDocument();
      expect(dot).toHaveAttribute('tabindex', '-1');
    }
  });

  it('shows the entries of the filter only', async () => {
    renderFinder('region', '?region=europe&country=DE');
    expect(dots().map((dot) => dot.getAttribute('href'))).toEqual(german.map((name) => `#distributor-${name}`));
  });
});

describe('distributors of a home market', () => {
  const openGroups = () => [...document.querySelectorAll('details[open] > summary > h2')].map(({ id }) => id);

  it('R90 are open, and those of other regions are folded', () => {
    renderPage(<DistributorFinder entries={entries} by="region" origins={origins} home="EUROPE" land={null} />);
    expect(groups()).toEqual([t('regions.EUROPE'), t('regions.CHINA')]);
    expect(openGroups()).toEqual(['EUROPE']);
  });

  it('R90 are listed without a map where there is none', () => {
    renderPage(<DistributorFinder entries={entries} by="region" origins={[]} home="CHINA" land={null} />);
    expect(document.querySelector('figure')).toBeNull();
    expect(screen.queryByLabelText(t('nearest.label'))).toBeNull();
    expect(openGroups()).toEqual(['CHINA']);
  });

  it('R90 name the states they serve', () => {
    const lab = createEntry({ name: 'One', territory: 'North' });
    renderPage(<DistributorFinder entries={[lab]} by="region" origins={origins} land="/land.svg" />);
    expect(screen.getByText('North')).toBeVisible();
  });

  it('are grouped by province where the records name it', () => {
    const beijing = createEntry({ id: '1', name: 'One', region: 'CHINA', province: { id: '110000', label: '北京市' } });
    const shanghai = createEntry({
      id: '2',
      name: 'Two',
      region: 'CHINA',
      province: { id: '310000', label: '上海市' },
    });
    renderPage(<DistributorFinder entries={[beijing, shanghai]} by="region" origins={origins} land="/land.svg" />);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual([t('regions.CHINA'), '北京市', 'One', '上海市', 'Two']);
  });
});

describe('Reflex dealers', () => {
  it('R91 R307 are grouped and filtered by country, which the URL stores', async () => {
    renderFinder('country');
    expect(shown()).toEqual(byCountry);
    expect(groups()).toEqual(['Germany', 'France', 'China']);
    expect(screen.queryByRole('button', { name: t('allRegions') })).toBeNull();
    await userEvent.click(chip('France'));
    await waitFor(() => expect(window.location.search).toBe('?country=FR'));
    expect(shown()).toEqual(['Dental Paris']);
    await userEvent.click(chip(t('allCountries')));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown()).toEqual(byCountry);
  });

  it('R307 ignore a region in the URL', () => {
    renderFinder('country', '?region=china&country=DE');
    expect(shown()).toEqual(german);
    expect(isPressed('Germany')).toBe(true);
  });
});
