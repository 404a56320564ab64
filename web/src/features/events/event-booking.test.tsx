import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { EventActions } from './event-booking.tsx';

const { addToCalendar, book } = messages.en.Events;
const event = { title: 'Show', path: '/aboutUs/events/detail/show-409' };
const linksOf = (category: 'TRADE_SHOW' | 'TRAINING') => {
  renderPage(<EventActions event={{ ...event, category }} />);
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
};

it('offers the dates of a trade show first, because its slots open later', () => {
  expect(linksOf('TRADE_SHOW')).toEqual([addToCalendar, book.meeting]);
  expect(screen.getByRole('link', { name: addToCalendar })).toHaveAttribute('download');
});

it('offers a place in a course first', () => {
  expect(linksOf('TRAINING')).toEqual([book.seat, addToCalendar]);
});
