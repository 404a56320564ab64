import { describe, expect, it } from 'vitest';
import { findQuestion } from './find-question.ts';

describe('question of the promotion', () => {
  it.each([
    ['/', 'printer'],
    ['/hardware/A2D_4K', 'printer'],
    ['/application/clear-aligners', 'printer'],
    ['/store/reflex-3d-printer', 'printer'],
    ['/material/1-all', 'resin'],
    ['/material/materialDetail/temp-c-and-b-uv-2-0-101', 'resin'],
  ])('R235 fits %s', (path, question) => {
    expect(findQuestion(path)).toBe(question);
  });

  it.each([
    '/privacyPolicy',
    '/aboutUs',
    '/aboutUs/resources/detail/white-paper-313',
    '/news/141',
    '/services/design',
    '/SAP/streamFlow',
    '/store/share-and-win',
    '/hardware/accessories/accessoriesDetail/reflex-wash-217',
    '/imprint',
    '/aboutUs/joinUs',
    '/aboutUs/joinUs/optics-engineer',
    '/aboutUs/contactUs',
    '/store/support',
    '/hardware/A2D_Ortho/3d-printer-support',
    '/store/software',
    '/search',
    '/subscribe',
    '/material/bm',
    '/no-such-page',
  ])('is not asked on %s', (path) => {
    expect(findQuestion(path)).toBeNull();
  });
});
