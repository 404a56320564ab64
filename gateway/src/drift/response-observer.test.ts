import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lists, optional, recordPage } from '../legacy/lenient-parse.ts';
import { legacyCode, legacyId, legacyNumericCode, legacyText } from '../legacy/schemas.ts';
import { createTestWatch } from './drift-watch.fixture.ts';
import { LEARNING_MS } from './observed-calls.ts';

const COLORS = { red: 'RED', blue: 'BLUE' };

const schema = recordPage(
  z.object({
    id: legacyId,
    name: legacyText,
    color: legacyCode(COLORS),
    ...optional({ size: z.number(), level: legacyNumericCode({ 1: 'LOW', 2: 'HIGH' }) }),
    ...lists({
      parts: z.union([z.object({ kind: z.literal('text'), text: z.string() }), z.object({ width: z.number() })]),
    }),
    labels: z.record(z.string(), z.number()),
  }),
);

const record = {
  id: 1,
  name: 'A',
  color: 'red',
  size: 2,
  level: 1,
  parts: [{ width: 1 }],
  labels: { one: 1 },
  extra: true,
};

const page = (...records: object[]) => ({ total: 1, records: records.map((one) => ({ ...record, ...one })) });

/** A watch that has learned the structure of `pages`. */
function learn(...pages: object[]) {
  const watch = createTestWatch();
  for (const one of pages) watch.observe('call', schema, one);
  expect(watch.listChanges()).toEqual([]);
  watch.clock.now = LEARNING_MS;
  return {
    ...watch,
    changesOf: (...records: object[]): string[] => {
      watch.observe('call', schema, page(...records));
      return watch.listChanges();
    },
  };
}

describe('an observed response', () => {
  it('has no changes if it has the structure of an earlier one', () => {
    expect(learn(page({})).changesOf({ name: 'B', color: 'blue', parts: [], labels: { two: 2, three: 3 } })).toEqual(
      [],
    );
  });

  it.each([
    [
      'a new field',
      { fresh: [{ deep: 1 }] },
      ['added records[].fresh: array', 'added records[].fresh[]: object', 'added records[].fresh[].deep: number'],
    ],
    ['a missing field', { name: undefined }, ['missing records[].name: absent']],
    ['a missing field that no schema reads', { extra: undefined }, ['missing records[].extra: absent']],
    ['another type', { name: ['A'] }, ['retyped records[].name: array', 'added records[].name[]: string']],
    ['another type of a field that no schema reads', { extra: 'yes' }, ['retyped records[].extra: string']],
    ['another type that the schema accepts', { id: '1' }, ['retyped records[].id: string']],
    ['a null that the schema rejects', { name: null }, ['retyped records[].name: null']],
    ['a first null that the schema accepts', { size: null }, ['retyped records[].size: null']],
    ['an unknown code', { color: 'green' }, ['new enum value records[].color: =green']],
    ['an unknown numeric code', { level: 3 }, ['new enum value records[].level: =3']],
    ['a value of another type in a map', { labels: { one: 'x' } }, ['retyped records[].labels.*: string']],
    [
      'an unknown code of a union',
      { parts: [{ kind: 'image', text: '' }] },
      ['new enum value records[].parts[].kind: =image'],
    ],
    ['a missing field of a union', { parts: [{ kind: 'text' }] }, ['missing records[].parts[].text: absent']],
  ])('has a change with %s', (_case, change, expected) => {
    const changed = JSON.parse(JSON.stringify(change, (_key, value) => (value === undefined ? '-' : value)));
    const watch = learn(page({}));
    const one = { ...record, ...changed };
    for (const [name, value] of Object.entries(changed)) if (value === '-') Reflect.deleteProperty(one, name);
    watch.observe('call', schema, { total: 1, records: [one] });
    expect(watch.listChanges()).toEqual(expected);
  });

  it('may have what the first day has had', () => {
    const { extra: _extra, ...bare } = record;
    const watch = learn(page({ size: null }), { total: 2, records: [bare, { ...record, more: {} }] });
    watch.observe('call', schema, { total: 1, records: [bare, { ...record, size: null, more: {} }] });
    expect(watch.listChanges()).toEqual([]);
  });

  it('reports what the schema rejects on the first day', () => {
    const watch = createTestWatch();
    watch.observe('call', schema, page({ name: 5, color: 'green' }));
    expect(watch.listChanges()).toEqual(['retyped records[].name: number', 'new enum value records[].color: =green']);
  });

  it('counts a change per value, and reports it once', () => {
    const watch = learn(page({}));
    watch.changesOf({ color: 'green' }, { color: 'green' });
    watch.clock.now++;
    watch.changesOf({ color: 'green' });
    expect(watch.reported).toEqual(['call new enum value records[].color']);
    expect(watch.state.listChanges()).toMatchObject([{ count: 3, firstSeen: LEARNING_MS, lastSeen: LEARNING_MS + 1 }]);
  });

  it('counts a missing field for each object', () => {
    const watch = learn(page({}));
    const { name: _name, ...bare } = record;
    for (const records of [[bare, bare], [bare]])
      watch.observe('call', schema, { total: 1, records: records.map((one) => ({ ...one })) });
    expect(watch.state.listChanges()).toMatchObject([{ kind: 'missing', count: 3 }]);
  });

  it('is compared with the member of a union that its codes name', () => {
    const watch = createTestWatch();
    const long = z.object({ kind: z.literal('long'), name: z.string(), text: z.string() });
    watch.observe('call', z.union([z.object({ kind: z.literal('short'), name: z.string() }), long]), {
      kind: 'long',
      name: '',
    });
    expect(watch.listChanges()).toEqual(['missing text: absent']);
  });

  it('is observed in part above 3,000 changed records per minute', () => {
    const watch = learn(page({}));
    const send = () => watch.changesOf(...Array.from({ length: 1_000 }, () => ({ color: 'green' })));
    for (let time = 0; time < 5; time++) send();
    expect(watch.state.listChanges()).toMatchObject([{ count: 3_200 }]);
    watch.clock.now += 60_000;
    send();
    expect(watch.state.listChanges()).toMatchObject([{ count: 4_200 }]);
  });

  it('is observed once per byte-identical record', () => {
    const watch = learn(page({}));
    const shared = page({ color: 'green' });
    for (let time = 0; time < 2; time++) watch.observe('call', schema, { ...shared });
    expect(watch.state.listChanges()).toMatchObject([{ count: 1 }]);
  });
});

const repeat = (text: string, times: number) => text.repeat(times);

describe('a hostile response', () => {
  it('cannot change prototypes', () => {
    const watch = learn(page({}));
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1},"toString":1}');
    watch.observe('call', schema, {
      total: 1,
      records: [Object.assign(JSON.parse('{"__proto__":{"polluted":1}}'), record), { ...record, hostile }],
    });
    expect(Object(watch.state).polluted).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(watch.listChanges()).toEqual(
      expect.arrayContaining([
        'added records[].hostile.__proto__.polluted: number',
        'added records[].hostile.toString: number',
      ]),
    );
  });

  it.each([
    ['ids as keys', Object.fromEntries(Array.from({ length: 5_000 }, (_, id) => [`${id}`, id]))],
    ['slugs as keys', { 'a-slug': 1, 'another-slug': 2 }],
    ['long keys', { [repeat('x', 1_000)]: 1 }],
    ['keys with markup', { '<script>': 1, 'a.b[]': 2, '\u202E': 3, '': 4 }],
  ])('has %s, which become *', (_case, extra) => {
    const watch = learn(page({}));
    watch.changesOf({ extra });
    expect(watch.listChanges()).toEqual(['retyped records[].extra: object', 'added records[].extra.*: number']);
  });

  it('cannot fill the memory with names, depth, elements or codes', () => {
    const watch = learn(page({}));
    const names = (length: number, value: unknown) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`name${index}`, value]));
    watch.observe('call', schema, page({ wide: names(2_000, names(100, names(60, 1))) }));
    watch.observe('call', schema, page({ deep: JSON.parse(`${repeat('{"a":', 5_000)}1${repeat('}', 5_000)}`) }));
    watch.observe('call', schema, page({ nested: JSON.parse(repeat('[', 5_000) + repeat(']', 5_000)) }));
    for (let turn = 0; turn < 100; turn++)
      watch.changesOf({ color: `${turn}${repeat('x', 1_000)}`, [`turn${turn}`]: turn });
    const { fields } = watch.state.calls.get('call');
    expect(fields.size).toBeLessThanOrEqual(401);
    expect(watch.listChanges().filter((change) => change.startsWith('new enum value'))).toHaveLength(20);
    expect(Math.max(...watch.listChanges().map(({ length }) => length))).toBeLessThan(800);
    expect(Math.max(...watch.state.listChanges().map(({ count }) => count))).toBeLessThanOrEqual(20_000);
  });

  it('reveals no values, except codes without control characters', () => {
    const watch = learn(page({}));
    const secret = 'secret@example.com';
    watch.changesOf({
      id: { secret },
      name: [secret],
      extra: secret,
      fresh: { [secret]: secret, list: [secret] },
      color: 'a\n\u0000\u202Eb',
      labels: { [secret]: secret },
    });
    expect(JSON.stringify(watch.toContent())).not.toContain('@');
    expect(watch.listChanges()).toContain('new enum value records[].color: =a\uFFFD\uFFFD\uFFFDb');
  });
});
