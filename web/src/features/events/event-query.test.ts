import { expect, it } from 'vitest';
import { emptyQuery, filterEvents, parseDay, toEventPeriod } from './event-query.ts';

const show = {
  id: 'show',
  startsOn: '2027-03-16',
  endsOn: '2027-03-20',
  category: 'TRADE_SHOW',
  line: 'DENTAL',
} as const;
const course = {
  id: 'course',
  startsOn: '2027-06-16',
  endsOn: '2027-06-17',
  category: 'TRAINING',
  line: 'REFLEX',
} as const;
const find = (query: Partial<typeof emptyQuery>) =>
  filterEvents([show, course], { ...emptyQuery, ...query }).map(({ id }) => id);

it('R186 finds events that overlap a range of dates', () => {
  expect(find({})).toEqual(['show', 'course']);
  expect(find({ from: '2027-03-20' })).toEqual(['show', 'course']);
  expect(find({ from: '2027-03-21' })).toEqual(['course']);
  expect(find({ to: '2027-03-16' })).toEqual(['show']);
  expect(find({ to: '2027-03-15' })).toEqual([]);
});

it('R186 finds events of a category', () => {
  expect(find({ category: 'training' })).toEqual(['course']);
});

it('finds events of a product line', () => {
  expect(find({ line: 'dental' })).toEqual(['show']);
  expect(find({ line: 'desktop' })).toEqual(['course']);
  expect(find({ line: 'dental', category: 'training' })).toEqual([]);
});

it('R186 swaps reversed dates and ignores invalid ones', () => {
  const form = new FormData();
  form.set('from', '2027-05-01');
  form.set('to', '2027-04-01');
  expect(toEventPeriod(form)).toEqual({ from: '2027-04-01', to: '2027-05-01' });
  expect(['2027-13-01', 'soon', ''].map(parseDay)).toEqual([null, null, null]);
});
