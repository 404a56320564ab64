import { describe, expect, it } from 'vitest';
import { findQuestion } from './find-question.ts';

describe('question of the promotion', () => {
  it.each([
    ['/', 'printer'],
    ['/hardware', 'printer'],
    ['/application', 'printer'],
    ['/application/clear-aligners', 'printer'],
    ['/store/activities', 'printer'],
    ['/material/1-all', 'resin'],
    ['/material/2-performance', 'resin'],
  ])('R235 fits %s', (path, question) => {
    expect(findQuestion(path)).toBe(question);
  });

  it.each([
    '/hardware/A2D_HD',
    '/hardware/hive',
    '/activity/A2D_HD',
    '/store/reflex-3d-printer',
    '/material/materialDetail/temp-c-and-b-uv-2-0-101',
    '/application/moreApplication/4',
    '/application/moreApplication/cases/201',
    '/privacyPolicy',
    '/aboutUs',
    '/aboutUs/resources/detail/white-paper-313',
    '/news/141',
    '/services/design',
    '/SAP/streamFlow',
    '/store/black-friday',
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
