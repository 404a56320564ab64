import { expect, it } from 'vitest';
import { findMarketingPage } from '../marketing-pages.ts';
import { getPage, pagePaths } from '../pages.ts';
import { offers } from './offers/page.ts';

const campaigns = pagePaths.filter((path) => getPage(path).parent === '/store/activities');

/** Kept for its old address. */
const ended = '/store/rs-activities-0903';

it('R162 the offers page links to every campaign that has not ended', () => {
  const cards = Object.values(offers.always.items).map(({ href }) => href);
  const hrefs = [...cards, ...Object.values(offers.dental.links)];
  const current = campaigns.filter((path) => path !== ended);
  expect(campaigns.length).toBe(4);
  expect(hrefs).toEqual(expect.arrayContaining([...current, '/activity/A2D_HD']));
});

it.each(['/store/activities', ...campaigns])('R163 R165 R166 copy of %s names no price and no discount', (path) => {
  const copy = JSON.stringify(findMarketingPage(path)?.copy);
  expect(copy.length).toBeGreaterThan(3000);
  expect(copy.match(/[$€¥]|\d[\s\u00a0]?(?:%|USD|US-Dollar|美元|元|折)/g)).toBeNull();
});
