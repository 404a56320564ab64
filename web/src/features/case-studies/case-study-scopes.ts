import type { SinglePath } from '#content/pages.ts';
import type { CaseStudyField } from '#gateway/schema.generated.ts';

/** The lists of applications by the number in their address; 4 is all of them. */
export const caseStudyScopes = {
  '4': null,
  '1': 'DENTISTRY',
  '3': 'HEARABLES',
  '5': 'ORTHOPAEDIC_REHABILITATION',
  '2': 'INNOVATION',
} as const satisfies Record<string, CaseStudyField | null>;

export type CaseStudyScope = keyof typeof caseStudyScopes;

/** In the order in which they are offered. */
export const scopeNumbers = ['4', '1', '3', '5', '2'] as const satisfies CaseStudyScope[];

export function isCaseStudyScope(part: string): part is CaseStudyScope {
  return Object.hasOwn(caseStudyScopes, part);
}

export function caseStudyListPath(scope: CaseStudyScope): SinglePath {
  return `/application/moreApplication/${scope}`;
}

/** The list of a field. */
export function scopeOfField(field: CaseStudyField): CaseStudyScope {
  return scopeNumbers.find((scope) => caseStudyScopes[scope] === field) ?? '4';
}
