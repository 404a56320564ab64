import { addChange, type Change, type DriftKind, type Trait, toChangeId, type Verdict } from './drift-change.ts';
import { createUpdate, type DriftContent, type DriftUpdate } from './drift-store.ts';
import { LEARNING_MS, ObservedCalls } from './observed-calls.ts';
import type { ObservedField } from './observed-field.ts';

/** Unknown codes of an enumeration. */
const MAX_CODES = 20;

/** A trait that is not classified yet. */
type Sighting = {
  field: ObservedField;
  trait: Trait;
  verdict: Verdict;
  seen: Pick<Change, 'firstSeen' | 'lastSeen' | 'count'>;
};

type Settings = {
  now: () => number;
  /** Called once for each change. */
  onChange: (change: Change) => void;
  /** Whether a store will provide the state of earlier days. */
  awaitsStore: boolean;
};

/** The accepted structure of the responses of each call, and the changes since. */
export class DriftState {
  readonly #now: () => number;
  readonly #onChange: (change: Change) => void;
  readonly calls = new ObservedCalls();
  /** Until the state of earlier days is known, nothing is accepted. */
  #isLoaded: boolean;
  readonly #unclassified = new Map<string, Sighting>();
  /** Since the last `takeUpdate`. */
  #update = createUpdate();
  /** Grows when a trait is accepted. */
  revision = 0;
  /** Grows when the state of earlier days or of other instances is added. */
  loads = 0;

  constructor({ now, onChange, awaitsStore }: Settings) {
    this.#now = now;
    this.#onChange = onChange;
    this.#isLoaded = !awaitsStore;
  }

  /** The first time starts the learning period of the call. Returns the time. */
  start(call: string): number {
    const now = this.#now();
    const observed = this.calls.get(call);
    if (observed.since !== undefined) return now;
    observed.since = now;
    this.#update.since.set(call, now);
    return now;
  }

  /** False until the state of earlier days is known. */
  hasLearned(call: string): boolean {
    return this.#isLoaded && this.#isOver(this.calls.get(call).since);
  }

  #isOver(since = Number.POSITIVE_INFINITY): boolean {
    return this.#now() - since >= LEARNING_MS;
  }

  note(field: ObservedField, trait: Trait, verdict: Verdict): void {
    const now = this.#now();
    this.#classify({ field, trait, verdict, seen: { firstSeen: now, lastSeen: now, count: 1 } });
  }

  accept(field: ObservedField, trait: Trait): void {
    if (field.hasAccepted(trait)) return;
    this.#setAccepted(field, trait);
    const { call, path, isUnread } = field;
    this.#update.accepted.push({ call, path, trait, isUnread });
  }

  markUnread(field: ObservedField): void {
    if (field.isUnread) return;
    field.isUnread = true;
    this.#update.accepted.push(...field.listAccepted());
  }

  /** Makes changes part of the accepted structure. Returns how many. */
  acceptChanges(isSelected: (change: Change) => boolean): number {
    return this.#remove(isSelected, (field, { trait, kind }) => {
      if (kind === 'added') this.#startLate(field);
      this.accept(field, trait);
    });
  }

  /** Removes changes; they are reported again when they are seen again. Returns how many. */
  dismissChanges(isSelected: (change: Change) => boolean): number {
    return this.#remove(isSelected, (field, { trait }) => field.changes.delete(trait));
  }

  listChanges(): Change[] {
    return this.calls.fields().flatMap((field) => [...field.changes.values()]);
  }

  /** What a store does not have yet. */
  takeUpdate(): DriftUpdate {
    const update = this.#update;
    this.#update = createUpdate();
    return update;
  }

  /** Keeps an update that could not be stored. */
  returnUpdate({ since, accepted, seen, removed }: DriftUpdate): void {
    const later = this.#update;
    for (const [call, at] of since) later.since.set(call, at);
    later.accepted.unshift(...accepted);
    for (const [id, change] of seen) addChange(later.seen, id, change);
    for (const [id, change] of removed) later.removed.set(id, change);
  }

  /** Makes everything part of the next update, for a store that has lost it. */
  resend(): void {
    const { since, accepted, changes } = this.toContent();
    const { removed } = this.#update;
    this.#update = { since: new Map(since), accepted: [...accepted], seen: new Map(), removed };
    for (const change of changes) addChange(this.#update.seen, change.id, change);
  }

  toContent(): DriftContent {
    const calls = this.calls.entries().map(([call, { since }]) => [call, since] as const);
    const fields = this.calls.fields().map((field) => [toKey(field), field.since] as const);
    const since = [...calls, ...fields].flatMap(([key, at]) => (at === undefined ? [] : [[key, at] as const]));
    const accepted = this.calls.fields().flatMap((field) => field.listAccepted());
    return { since: new Map(since), accepted, changes: this.listChanges() };
  }

  /** Adds the state of earlier days, or of other instances. */
  load({ since, accepted, changes }: DriftContent): void {
    for (const [key, at] of since) {
      const observed = this.#fromKey(key);
      observed.since = Math.min(at, observed.since ?? at);
    }
    for (const { call, path, trait, isUnread } of accepted) {
      const field = this.calls.boundedField(call, path);
      field.isUnread ||= isUnread;
      this.#setAccepted(field, trait);
    }
    this.#replaceChanges(changes);
    this.loads++;
    this.#isLoaded = true;
    const unclassified = [...this.#unclassified.values()];
    this.#unclassified.clear();
    for (const sighting of unclassified) this.#classify(sighting);
  }

  /** Those that are not stored were accepted or dismissed on another instance, unless they have just been seen. */
  #replaceChanges(changes: readonly Change[]): void {
    for (const field of this.calls.fields()) field.changes.clear();
    const { seen, removed } = this.#update;
    for (const change of [...changes, ...seen.values()]) {
      const field = this.calls.boundedField(change.call, change.path);
      if (!field.hasAccepted(change.trait) && !removed.has(change.id)) addChange(field.changes, change.trait, change);
    }
  }

  #classify(sighting: Sighting): void {
    const { field, trait, verdict } = sighting;
    if (field.hasAccepted(trait)) return;
    const kind = field.classify(trait, verdict);
    if (!this.#isLoaded && verdict !== 'rejects') this.#postpone(sighting);
    else if (kind && (verdict === 'rejects' || !this.#isLearning(field))) this.#addChange(sighting, kind);
    else {
      if (!field.isKnown()) this.#startLate(field);
      this.accept(field, trait);
    }
  }

  #isLearning(field: ObservedField): boolean {
    return !this.hasLearned(field.call) || (field.since !== undefined && !this.#isOver(field.since));
  }

  /** A field that appears later than its call has its own learning period. */
  #startLate(field: ObservedField): void {
    if (!this.hasLearned(field.call)) return;
    field.since = this.#now();
    this.#update.since.set(toKey(field), field.since);
  }

  #addChange({ field, trait, verdict, seen }: Sighting, kind: DriftKind): void {
    const { call, path } = field;
    const known = field.changes.get(trait);
    if (!known && kind === 'new enum value' && field.changes.size >= MAX_CODES) return;
    const id = known?.id ?? toChangeId({ call, path, trait });
    const change = { id, call, path, trait, kind, verdict, ...seen };
    addChange(field.changes, trait, change);
    addChange(this.#update.seen, id, change);
    this.#update.removed.delete(id);
    if (!known) this.#onChange(change);
  }

  #postpone(sighting: Sighting): void {
    const { call, path } = sighting.field;
    const key = JSON.stringify([call, path, sighting.trait]);
    const known = this.#unclassified.get(key);
    if (!known) this.#unclassified.set(key, sighting);
    else {
      known.seen.lastSeen = sighting.seen.lastSeen;
      known.seen.count++;
    }
  }

  #remove(isSelected: (change: Change) => boolean, remove: (field: ObservedField, change: Change) => void): number {
    let count = 0;
    for (const field of this.calls.fields()) {
      for (const change of [...field.changes.values()].filter(isSelected)) {
        remove(field, change);
        this.#update.seen.delete(change.id);
        this.#update.removed.set(change.id, change);
        count++;
      }
    }
    return count;
  }

  #setAccepted(field: ObservedField, trait: Trait): void {
    field.accept(trait);
    this.revision++;
  }

  #fromKey(key: string): { since: number | undefined } {
    const [call = '', path] = key.split(' ', 2);
    return path === undefined ? this.calls.get(call) : this.calls.boundedField(call, path);
  }
}

function toKey({ call, path }: ObservedField): string {
  return `${call} ${path}`;
}
