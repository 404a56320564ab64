import { describe, expect, it } from 'vitest';
import type { Trait, Verdict } from './drift-change.ts';
import { DriftState } from './drift-state.ts';
import type { DriftContent } from './drift-store.ts';
import { LEARNING_MS } from './observed-calls.ts';

const EMPTY: DriftContent = { since: new Map(), accepted: [], changes: [] };

function createState({ awaitsStore = false, now = 0 } = {}) {
  const clock = { now };
  const reported: string[] = [];
  const onChange = ({ path, trait }: { path: string; trait: Trait }) => reported.push(`${path} ${trait}`);
  const state = new DriftState({ now: () => clock.now, onChange, awaitsStore });
  const note = (path: string, trait: Trait, verdict: Verdict) => {
    state.start('call');
    state.note(state.calls.field('call', path), trait, verdict);
  };
  return { state, clock, reported, note, list: () => state.listChanges().map(({ path, trait }) => `${path} ${trait}`) };
}

/** After a day with the field `name`, a string that no schema reads. */
function createContent(): DriftContent {
  const { state, note } = createState();
  note('name', 'string', 'ignores');
  return state.toContent();
}

describe('a state that waits for its store', () => {
  it('accepts nothing, and reports only what a schema rejects', () => {
    const { note, reported, state } = createState({ awaitsStore: true });
    note('name', 'string', 'ignores');
    note('id', 'null', 'rejects');
    expect(reported).toEqual(['id null']);
    expect(state.toContent().accepted).toEqual([]);
  });

  it('reports everything else once the structure of earlier days is loaded', () => {
    const { note, list, state } = createState({ awaitsStore: true, now: LEARNING_MS });
    for (let time = 0; time < 3; time++) note('fresh', 'string', 'ignores');
    note('name', 'string', 'ignores');
    note('id', 'null', 'rejects');
    expect(list()).toEqual(['id null']);
    state.load(createContent());
    expect(list()).toEqual(['fresh string', 'id null']);
    expect(state.listChanges().map(({ count }) => count)).toEqual([3, 1]);
  });

  it('learns if the store is empty', () => {
    const { note, list, state } = createState({ awaitsStore: true });
    note('name', 'string', 'ignores');
    state.load(EMPTY);
    expect(list()).toEqual([]);
    expect(state.toContent()).toEqual(createContent());
  });
});

describe('a loaded state', () => {
  it('has the learning period of the instance that has started first', () => {
    const { note, list, state, clock } = createState({ now: LEARNING_MS - 1 });
    note('name', 'string', 'ignores');
    state.load(createContent());
    clock.now++;
    note('fresh', 'string', 'ignores');
    expect(list()).toEqual(['fresh string']);
  });

  it('keeps its learning period if another instance has started later', () => {
    const { note, list, state, clock } = createState();
    note('name', 'string', 'ignores');
    state.load({ ...EMPTY, since: new Map([['call', 5]]) });
    clock.now = LEARNING_MS;
    note('fresh', 'string', 'ignores');
    expect(list()).toEqual(['fresh string']);
  });

  it('loses the changes that another instance has accepted or dismissed, but not those seen since', () => {
    const { note, list, state } = createState({ now: LEARNING_MS });
    state.load(createContent());
    for (const path of ['accepted', 'dismissed', 'seen again']) note(path, 'string', 'ignores');
    const { accepted } = createContent();
    state.takeUpdate();
    note('seen again', 'string', 'ignores');
    state.load({
      ...EMPTY,
      accepted: [...accepted, { call: 'call', path: 'accepted', trait: 'string', isUnread: false }],
    });
    expect(list()).toEqual(['seen again string']);
    note('accepted', 'string', 'ignores');
    expect(list()).toEqual(['seen again string']);
  });

  it('keeps an update that could not be stored', () => {
    const { note, state } = createState({ now: LEARNING_MS });
    state.load(createContent());
    note('fresh', 'string', 'ignores');
    state.returnUpdate(state.takeUpdate());
    note('fresh', 'string', 'ignores');
    expect([...state.takeUpdate().seen.values()]).toMatchObject([{ path: 'fresh', count: 2 }]);
  });

  it('gives a store that has lost its content everything again', () => {
    const { note, state } = createState({ now: LEARNING_MS });
    state.load(createContent());
    note('fresh', 'string', 'ignores');
    state.takeUpdate();
    state.resend();
    const { since, accepted, seen } = state.takeUpdate();
    expect({ since, accepted, changes: [...seen.values()] }).toEqual(state.toContent());
  });
});

describe('a field that appears after the learning period of its call', () => {
  it('has its own, if a schema reads it', () => {
    const { note, list, state, clock } = createState({ now: LEARNING_MS });
    state.load(createContent());
    note('price', 'number', 'accepts');
    note('price', 'null', 'accepts');
    note('price', 'absent', 'accepts');
    expect(list()).toEqual([]);
    note('size', 'number', 'accepts');
    clock.now += LEARNING_MS;
    note('size', 'null', 'accepts');
    expect(list()).toEqual(['size null']);
  });

  it('has its own, once it is accepted', () => {
    const { note, list, state } = createState({ now: LEARNING_MS });
    state.load(createContent());
    note('fresh', 'string', 'ignores');
    expect(state.acceptChanges(() => true)).toBe(1);
    note('fresh', 'null', 'ignores');
    expect(list()).toEqual([]);
  });
});
