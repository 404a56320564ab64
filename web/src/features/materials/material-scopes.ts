import type { MaterialGroup, MaterialSubtype } from '#gateway/schema.generated.ts';

export type MaterialScope = { group: MaterialGroup; subtype: MaterialSubtype | null };

/** What a material list shows, by the last part of its address: a group, or a field of use within one. */
export const materialScopes = {
  '0-all': { group: 'DENTAL', subtype: null },
  '1-all': { group: 'REFLEX', subtype: null },
  '2-all': { group: 'SPECIAL_APPLICATIONS', subtype: null },
  '1-modeling': { group: 'REFLEX', subtype: 'MODELING' },
  '1-molding': { group: 'REFLEX', subtype: 'MOLDING' },
  '1-casting': { group: 'REFLEX', subtype: 'CASTING' },
  '1-tooling': { group: 'REFLEX', subtype: 'TOOLING' },
  '1-design': { group: 'REFLEX', subtype: 'DESIGN' },
  '1-production': { group: 'REFLEX', subtype: 'PRODUCTION' },
  '2-performance': { group: 'SPECIAL_APPLICATIONS', subtype: 'PERFORMANCE' },
} as const satisfies Record<string, MaterialScope>;

export type ScopeName = keyof typeof materialScopes;

export function isScopeName(value: string): value is ScopeName {
  return Object.hasOwn(materialScopes, value);
}

export const scopeNames = Object.keys(materialScopes).filter(isScopeName);

export const groupNames = scopeNames.filter((name) => materialScopes[name].subtype === null);

/** The list of the group itself, then those of its fields of use. */
export function scopesOfGroup(group: MaterialGroup): ScopeName[] {
  return scopeNames.filter((name) => materialScopes[name].group === group);
}
