import { expect, it } from 'vitest';
import { findSiteArea } from './site-area.ts';

it.each([
  ['/application/dental-labs-3d-printer', 'applications'],
  ['/application/solution/waxUp', 'applications'],
  ['/aboutUs/joinUs', 'company'],
  ['/store/black-friday', 'services'],
  ['/imprint', 'legal'],
  ['/', null],
  ['https://example.com/application', null],
])('finds the area of %s', (url, area) => {
  expect(findSiteArea(url)).toBe(area);
});
