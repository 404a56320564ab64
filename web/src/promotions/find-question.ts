import { findPage } from '#content/pages.ts';

/** What the visitor of a page may be choosing. */
export type Question = 'printer' | 'resin';

const RESINS = /^\/material\/\d-/;
/** Lists, applications and offers. The page of one machine has its own actions. */
const PRINTERS = /^\/(hardware|application(?!\/moreApplication).*|store\/activities)?$/;

/** The question of the promotion on the page of a route; null where visitors choose neither printer nor resin. */
export function findQuestion(path: string): Question | null {
  const page = findPage(path);
  if (!page) return null;
  if (RESINS.test(page)) return 'resin';
  return PRINTERS.test(page) ? 'printer' : null;
}
