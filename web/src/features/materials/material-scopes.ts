import type { MaterialGroup, MaterialSubtype } from '#gateway/schema.generated.ts';

export type MaterialScope = { group: MaterialGroup; subtype: MaterialSubtype | null };

/** Material lists by the last URL segment: a group, or a subtype within one. */
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

/** The group's own list first, then its subtypes. */
export function scopesOfGroup(group: MaterialGroup): ScopeName[] {
  return scopeNames.filter((name) => materialScopes[name].group === group);
}
