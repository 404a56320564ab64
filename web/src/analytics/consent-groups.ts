import { type ConsentGroup, consentGroups } from '#content/browser-storage/browser-storage.ts';

/** OneTrust format: `,C0001,C0003,`. */
export function formatGroups(groups: readonly string[]): string {
  return `,${consentGroups.filter((group) => groups.includes(group)).join(',')},`;
}

export function hasGroup(activeGroups: string | undefined, group: ConsentGroup): boolean {
  return activeGroups?.includes(`,${group},`) ?? false;
}
