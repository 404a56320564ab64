import { findPage } from '#content/pages.ts';

/** What the visitor of a page may be choosing. */
export type Question = 'printer' | 'resin';

const MATERIALS = /^\/material\/(?!bm$)/;
/** Machines and what they are for; owners of a machine read about accessories and support. */
const PRINTERS = /^\/(hardware(?!\/(accessories|\[model\]))|application|activity|store\/(activities|black-friday|r))/;

/** The question of the promotion on the page of a route; null where visitors choose neither printer nor resin. */
export function findQuestion(path: string): Question | null {
  const page = findPage(path);
  if (!page) return null;
  if (MATERIALS.test(page)) return 'resin';
  return page === '/' || PRINTERS.test(page) ? 'printer' : null;
}
