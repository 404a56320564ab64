import type { Change, Trait, Verdict } from './drift-change.ts';
import type { AcceptedTrait } from './drift-store.ts';
import { ANY_TYPE, NULL, toTypeNames, toTypes } from './json-types.ts';

/** A bit beside those of the JSON types. */
export const ABSENT = 64;

/** A field of the responses of a call, by its path such as `records[].params[].value`. */
export class ObservedField {
  readonly call: string;
  readonly path: string;
  /** Accepted JSON types, and ABSENT. */
  accepted = 0;
  /** Accepted codes of an enumeration. */
  readonly codes = new Set<string>();
  /** When it was first observed, if that was later than the first responses of the call. */
  since: number | undefined;
  /** Whether objects have the field whose schema does not read it. */
  isUnread = false;
  /** Until they are accepted or dismissed. */
  readonly changes = new Map<Trait, Change>();

  constructor(call: string, path: string) {
    this.call = call;
    this.path = path;
  }

  /** Whether the field has been seen in earlier days. */
  isKnown(): boolean {
    return (this.accepted & ANY_TYPE) !== 0;
  }

  hasAccepted(trait: Trait): boolean {
    return isCode(trait) ? this.codes.has(trait.slice(1)) : (this.accepted & toBit(trait)) !== 0;
  }

  accept(trait: Trait): void {
    if (isCode(trait)) this.codes.add(trait.slice(1));
    else this.accepted |= toBit(trait);
    this.changes.delete(trait);
  }

  listAccepted(): AcceptedTrait[] {
    const { call, path, isUnread } = this;
    const types = toTypeNames(this.accepted);
    const absent = this.accepted & ABSENT ? (['absent'] as const) : [];
    const codes = [...this.codes].map((code) => `=${code}` as const);
    return [...types, ...absent, ...codes].map((trait) => ({ call, path, trait, isUnread }));
  }

  /** The kind of change that a trait is; undefined if it is as expected. */
  classify(trait: Trait, verdict: Verdict): Change['kind'] | undefined {
    if (isCode(trait)) return verdict === 'rejects' ? 'new enum value' : undefined;
    if (trait === 'absent') return 'missing';
    if (verdict === 'rejects') return 'retyped';
    if (!this.isKnown()) return verdict === 'ignores' ? 'added' : undefined;
    // A field that was always null may have any value.
    return this.accepted & ANY_TYPE & ~NULL ? 'retyped' : undefined;
  }
}

function isCode(trait: Trait): trait is `=${string}` {
  return trait.startsWith('=');
}

function toBit(trait: Trait): number {
  return trait === 'absent' ? ABSENT : toTypes(trait);
}
