import { createHash } from 'node:crypto';
import type { JsonType } from './json-types.ts';

export const driftKinds = ['added', 'missing', 'retyped', 'new enum value'] as const;

export type DriftKind = (typeof driftKinds)[number];

/** What a field was seen with: a JSON type, absence, or a code of an enumeration. */
export type Trait = JsonType | 'absent' | `=${string}`;

export const verdicts = ['accepts', 'rejects', 'ignores'] as const;

/** What the schema does with a trait. `ignores`: it does not read the field. */
export type Verdict = (typeof verdicts)[number];

/** A trait that a field did not have before, or that the schema rejects. */
export type Change = {
  id: string;
  call: string;
  path: string;
  trait: Trait;
  kind: DriftKind;
  verdict: Verdict;
  /** In epoch milliseconds. */
  firstSeen: number;
  lastSeen: number;
  /** Of parsed values. */
  count: number;
};

export function toChangeId({ call, path, trait }: Pick<Change, 'call' | 'path' | 'trait'>): string {
  return createHash('sha256')
    .update(JSON.stringify([call, path, trait]))
    .digest('base64url')
    .slice(0, 16);
}

const MAX_CODE_LENGTH = 40;

/** A code as a trait. Truncated, without control characters and others that would distort a log or a page. */
export function toCodeTrait(code: string): `=${string}` {
  const characters = [...code.slice(0, 2 * MAX_CODE_LENGTH)];
  const text = characters.slice(0, MAX_CODE_LENGTH).join('');
  return `=${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')}${text.length < code.length ? '…' : ''}`;
}

/** Adds a change to a map, or its count to the same change. */
export function addChange<Key>(changes: Map<Key, Change>, key: Key, change: Change): void {
  const known = changes.get(key);
  if (!known) {
    changes.set(key, { ...change });
    return;
  }
  known.firstSeen = Math.min(known.firstSeen, change.firstSeen);
  known.lastSeen = Math.max(known.lastSeen, change.lastSeen);
  known.count += change.count;
}
