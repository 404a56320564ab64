import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { DistributorRegion } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import { DistributorFinder } from './distributor-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Distributors' });

const entry = (name: string, region: DistributorRegion, id: string, country: string): DistributorEntry => ({
  ...{ id: name, name, region, country: { id, label: country } },
  ...{
    city: 'City',
    address: 'Street 1',
    phone: '+49 30 23125-609',
    email: null,
    website: 'https://www.dental.example/de',
  },
  services: ['SALES', 'DEMO'],
  languages: ['German', 'English'],
});

const entries = [
  entry('Dental Berlin', 'EUROPE', 'DE', 'Germany'),
  entry('Dental Paris', 'EUROPE', 'FR', 'France'),
  entry('Dental München', 'EUROPE', 'DE', 'Germany'),
  entry('Dental Shanghai', 'CHINA', 'CN', 'China'),
];
const all = ['Dental Berlin', 'Dental Paris', 'Dental München', 'Dental Shanghai'];
const byCountry = ['Dental Berlin', 'Dental München', 'Dental Paris', 'Dental Shanghai'];
const german = ['Dental Berlin', 'Dental München'];

const renderFinder = (by: 'region' | 'country', query = '') =>
  renderPage(<DistributorFinder entries={entries} by={by} />, { url: `/aboutUs/distributors${query}` });

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
    expect(card.getByText([t('services.SALES'), t('services.DEMO')].join(t('separator')))).toBeVisible();
    expect(card.getByText(['German', 'English'].join(t('separator')))).toBeVisible();
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
