/** Screens of the app, as hash routes: any static host can serve it. */
export const PATHS = {
  start: '/',
  machines: '/machines',
  resins: '/resins',
  samples: '/samples',
  caseStudies: '/case-studies',
  search: '/search',
  inquiry: '/inquiry',
  staff: '/staff',
} as const;

const RECORD_PATHS = {
  Product: PATHS.machines,
  Material: PATHS.resins,
  Sample: PATHS.samples,
  CaseStudy: PATHS.caseStudies,
} as const;

export type RecordReference = { readonly __typename: keyof typeof RECORD_PATHS; readonly id: string };

export function pathOf({ __typename, id }: RecordReference): string {
  return `${RECORD_PATHS[__typename]}/${encodeURIComponent(id)}`;
}

/** Null for a type without a screen, also one that is newer than this app. */
export function findPath(record: { readonly __typename: string; readonly id?: string } | null): string | null {
  if (!record || record.id === undefined) return null;
  return hasScreen(record.__typename) ? pathOf({ __typename: record.__typename, id: record.id }) : null;
}

function hasScreen(type: string): type is RecordReference['__typename'] {
  return Object.hasOwn(RECORD_PATHS, type);
}
