import type { SinglePath } from '../pages.ts';
import type { LegalText } from './legal-text.ts';
import { privacyPolicy } from './privacy-policy/privacy-policy.ts';

/** Every legal page, by its path. */
const legalTexts = {
  '/privacyPolicy': privacyPolicy,
} as const satisfies { [Path in SinglePath]?: LegalText };

type LegalPath = keyof typeof legalTexts;

function isLegalPath(path: string): path is LegalPath {
  return Object.hasOwn(legalTexts, path);
}

export const legalPaths = Object.keys(legalTexts).filter(isLegalPath);

export function findLegalText(path: string): LegalText | null {
  return isLegalPath(path) ? legalTexts[path] : null;
}
