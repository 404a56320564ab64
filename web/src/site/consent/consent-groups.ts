/** The groups of cookies, by the ids that tag managers know. */
export const CONSENT_GROUPS = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] as const;

export type ConsentGroup = (typeof CONSENT_GROUPS)[number];

/** What the site cannot do without, or does because it was asked to. */
export const ALWAYS_ACTIVE: readonly ConsentGroup[] = ['C0001', 'C0003'];

/** The form in which tag managers read them: `,C0001,C0003,`. */
export function formatGroups(groups: readonly string[]): string {
  return `,${CONSENT_GROUPS.filter((group) => groups.includes(group)).join(',')},`;
}

export function hasGroup(activeGroups: string | undefined, group: ConsentGroup): boolean {
  return activeGroups?.includes(`,${group},`) ?? false;
}
