import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { EventFinder, type EventItem } from './event-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Events' });

const event = (id: string, startsOn: string, endsOn: string, rest: Partial<EventItem>): EventItem => ({
  ...{ id, startsOn, endsOn, category: 'TRADE_SHOW', line: 'DENTAL', isOver: false, isNear: true },
  ...rest,
  node: <article>{id}</article>,
  lead: rest.isOver ? null : <article data-lead>{id}</article>,
});

/** Soonest first. */
const events = [
  event('Show 2025', '2025-03-25', '2025-03-29', { isOver: true }),
  event('Course 2025', '2025-06-16', '2025-06-17', { isOver: true, category: 'TRAINING' }),
  event('Webinar 2027', '2027-02-10', '2027-02-10', { category: 'WEBINAR' }),
  event('Show 2027', '2027-03-16', '2027-03-20', {}),
  event('Open house 2027', '2027-06-01', '2027-06-02', { category: 'OPEN_HOUSE', line: 'REFLEX' }),
];
/** The next trade show leads. */
const whole = ['Show 2027', 'Webinar 2027', 'Open house 2027', 'Course 2025', 'Show 2025'];

const renderEvents = (query = '') => renderPage(<EventFinder events={events} />, { url: `/aboutUs/events${query}` });

const shown = (container: HTMLElement = document.body) =>
  within(container)
    .queryAllByRole('article')
    .map((article) => article.textContent);
const from = () => screen.getByLabelText(t('from'));
const to = () => screen.getByLabelText(t('to'));
const chip = (name: string) =>
  within(screen.getByRole('navigation', { name: t('category') })).getByRole('link', {
    name: new RegExp(`^${name} \\d+$`),
  });
const open = () => userEvent.click(screen.getByText(t('period')));
const button = (name: string) => screen.getByRole('button', { name });
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const search = () => userEvent.click(button(t('search')));

it('R186 lists the next trade show and upcoming events first, and past events from the latest', () => {
  renderEvents();
  expect(shown()).toEqual(whole);
  const past = screen.getByRole('heading', { name: t('past') }).closest('section') ?? undefined;
  expect(shown(past)).toEqual(['Course 2025', 'Show 2025']);
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: 3 }));
});

it('leads with the next trade show, otherwise with the next event that matches the filters', async () => {
  renderEvents();
  const leads = () => [...document.querySelectorAll('[data-lead]')].map(({ textContent }) => textContent);
  expect(leads()).toEqual(['Show 2027']);
  await userEvent.click(chip(t('categories.WEBINAR')));
  expect(leads()).toEqual(['Webinar 2027']);
});

it('filters by product line, with the number of upcoming events of each', async () => {
  renderEvents();
  const links = within(screen.getByRole('navigation', { name: t('line') })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    `${t('lines.any')} 3`,
    `${t('lines.DENTAL')} 2`,
    `${t('lines.REFLEX')} 1`,
  ]);
  await userEvent.click(links[2] as HTMLElement);
  await waitFor(() => expect(window.location.search).toBe('?line=desktop'));
  expect(shown()).toEqual(['Open house 2027']);
});

it('lists events in the region of the readers before others', () => {
  const abroad = events.map((one) => (one.id === 'Show 2027' ? { ...one, isNear: false } : one));
  renderPage(<EventFinder events={abroad} />, { url: '/aboutUs/events' });
  expect(shown()).toEqual(['Webinar 2027', 'Open house 2027', 'Show 2027', 'Course 2025', 'Show 2025']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    t('near'),
    `${t('abroad')} 1`,
    t('past'),
  ]);
});

it('folds events abroad, unless they are searched for', async () => {
  const abroad = events.map((one) => (one.id === 'Show 2027' ? { ...one, isNear: false } : one));
  renderPage(<EventFinder events={abroad} />, { url: '/aboutUs/events' });
  expect(screen.getByText('Show 2027')).not.toBeVisible();
  await userEvent.click(chip(t('categories.TRADE_SHOW')));
  await waitFor(() => expect(screen.getByText('Show 2027')).toBeVisible());
});

it('shows videos before past events', () => {
  renderPage(<EventFinder events={events} between={<article>Video</article>} />, { url: '/aboutUs/events' });
  const past = whole.indexOf('Course 2025');
  expect(shown()).toEqual([...whole.slice(0, past), 'Video', ...whole.slice(past)]);
});

it('R186 filters by date when Search is pressed, and by category', async () => {
  renderEvents();
  await open();
  enter(from(), '2027-02-11');
  enter(to(), '2027-06-01');
  expect(shown()).toEqual(whole);
  await search();
  await waitFor(() => expect(window.location.search).toBe('?from=2027-02-11&to=2027-06-01'));
  expect(shown()).toEqual(['Show 2027', 'Open house 2027']);
  expect(button(t('search'))).toHaveFocus();
  await userEvent.click(chip(t('categories.OPEN_HOUSE')));
  await waitFor(() => expect(window.location.search).toBe('?from=2027-02-11&to=2027-06-01&category=open-house'));
  expect(shown()).toEqual(['Open house 2027']);
});

it('R186 has a link for each category, with its number of events', () => {
  renderEvents();
  const links = within(screen.getByRole('navigation', { name: t('category') })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    `${t('anyCategory')} 3`,
    `${t('categories.TRADE_SHOW')} 1`,
    `${t('categories.CONFERENCE')} 0`,
    `${t('categories.OPEN_HOUSE')} 1`,
    `${t('categories.TRAINING')} 0`,
    `${t('categories.WEBINAR')} 1`,
  ]);
});

it('R186 reads the search from the URL and swaps reversed dates', async () => {
  renderEvents('?from=2027-01-01&category=webinar');
  expect(from()).toHaveValue('2027-01-01');
  expect(chip(t('categories.WEBINAR'))).toHaveAttribute('aria-current', 'true');
  expect(shown()).toEqual(['Webinar 2027']);
  await userEvent.click(chip(t('anyCategory')));
  enter(from(), '2027-05-01');
  enter(to(), '2027-03-01');
  await userEvent.type(to(), '{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?from=2027-03-01&to=2027-05-01'));
  expect(shown()).toEqual(['Show 2027']);
  await waitFor(() => expect(from()).toHaveValue('2027-03-01'));
});

it('R186 Reset clears the filters and the input that was not submitted', async () => {
  renderEvents('?from=1999-01-01&to=1999-12-31&category=training');
  expect(screen.getByText(t('noMatch'))).toBeVisible();
  expect(shown()).toEqual([]);
  await userEvent.click(button(t('reset')));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(shown()).toEqual(whole);
  for (const field of [from(), to()]) expect(field).toHaveValue('');
  expect(button(t('reset'))).toHaveFocus();
  enter(from(), '2027-01-01');
  await userEvent.click(button(t('reset')));
  expect(from()).toHaveValue('');
});
