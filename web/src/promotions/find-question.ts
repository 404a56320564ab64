import { findPage, getPage } from '#content/pages.ts';

/** What the visitor of a page may be choosing. */
export type Question = 'printer' | 'resin';

const MATERIALS = /^\/material\//;
/** Visitors of these pages want no printer. */
const OTHER_TASKS = /^\/(aboutUs\/joinUs|store\/software)(\/|$)/;
const OTHER_KINDS: readonly string[] = ['FORM', 'LEGAL', 'SEARCH', 'SUPPORT'];

/** The question of the promotion on the page of a route; null on pages without a promotion, such as 404 pages. */
export function findQuestion(path: string): Question | null {
  const page = findPage(path);
  if (!page || OTHER_TASKS.test(page) || OTHER_KINDS.includes(getPage(page).kind)) return null;
  return MATERIALS.test(page) ? 'resin' : 'printer';
}
