import type { SinglePath } from '#content/pages.ts';
import type { CaseStudyField } from '#gateway/schema.generated.ts';

/** Lists by the number in their URL; 4 contains all of them. */
export const caseStudyScopes = {
  '4': null,
  '1': 'DENTISTRY',
  '3': 'HEARABLES',
  '5': 'ORTHOPAEDIC_REHABILITATION',
  '2': 'INNOVATION',
} as const satisfies Record<string, CaseStudyField | null>;

export type CaseStudyScope = keyof typeof caseStudyScopes;

/** In display order. */
export const scopeNumbers = ['4', '1', '3', '5', '2'] as const satisfies CaseStudyScope[];

export function isCaseStudyScope(part: string): part is CaseStudyScope {
  return Object.hasOwn(caseStudyScopes, part);
}

export function caseStudyListPath(scope: CaseStudyScope): SinglePath {
  return `/application/moreApplication/${scope}`;
}

/** Sorts in display order of the fields. */
export function byField(a: { field: CaseStudyField }, b: { field: CaseStudyField }): number {
  return scopeNumbers.indexOf(scopeOfField(a.field)) - scopeNumbers.indexOf(scopeOfField(b.field));
}

export function scopeOfField(field: CaseStudyField): CaseStudyScope {
  return scopeNumbers.find((scope) => caseStudyScopes[scope] === field) ?? '4';
}
