import type { SinglePath } from '../pages.ts';
import { cookieStatement } from './cookie-statement/cookie-statement.ts';
import { groupEntityList } from './group-entity-list/group-entity-list.ts';
import { imprint } from './imprint/imprint.ts';
import type { LegalText } from './legal-text.ts';
import { privacyPolicy } from './privacy-policy/privacy-policy.ts';
import { termsOfUse } from './terms-of-use/terms-of-use.ts';
import { visitorsCalifornia } from './visitors-california/visitors-california.ts';
import { visitorsChina } from './visitors-china/visitors-china.ts';
import { visitorsEurope } from './visitors-europe/visitors-europe.ts';

const legalTexts = {
  '/privacyPolicy': privacyPolicy,
  '/termofUse': termsOfUse,
  '/imprint': imprint,
  '/cookieStatement': cookieStatement,
  '/groupEntityList': groupEntityList,
  '/visitorsChina': visitorsChina,
  '/visitorsEuropean': visitorsEurope,
  '/visitorsCalifornia': visitorsCalifornia,
} as const satisfies { [Path in SinglePath]?: LegalText };

type LegalPath = keyof typeof legalTexts;

function isLegalPath(path: string): path is LegalPath {
  return Object.hasOwn(legalTexts, path);
}

export const legalPaths = Object.keys(legalTexts).filter(isLegalPath);

export function findLegalText(path: string): LegalText | null {
  return isLegalPath(path) ? legalTexts[path] : null;
}
