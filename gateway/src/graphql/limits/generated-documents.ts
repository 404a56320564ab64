import fc from 'fast-check';

/** List fields by type, with the type of their items. */
const LISTS = {
  Product: { materials: 'Material', accessories: 'Product', fits: 'Product' },
  Material: { printers: 'Product', related: 'Material' },
} as const;
const LEAVES = {
  Product: ['id', 'name', 'summary', 'tagline', 'slug', 'kind', 'highlights { text }', 'specification { name text }'],
  Material: [
    'id',
    'name',
    'summary',
    'group',
    'colors { name hex }',
    'features { text }',
    'specification { name text }',
  ],
} as const;
const ROOTS = { Product: 'products', Material: 'materials' } as const;

type Type = keyof typeof LISTS;

const type = fc.constantFrom<Type>('Product', 'Material');
const directive = fc.constantFrom('', '', ' @include(if: true)', ' @skip(if: false)');
const root = (of: Type, pageSize: number, selection: string) =>
  `${ROOTS[of]}(pageSize: ${pageSize}) { items { ${selection} } }`;

/** `serverTime` prevents caching of the response, so that each request is executed. */
const uncached = fc.noBias(fc.constantFrom('serverTime ', 'serverTime ', ''));
const pageSize = fc.noBias(fc.constantFrom(1, 12, 24, 100));

/** A chain of fragments that spread the next one repeatedly, also in inline fragments, lists and aliases. */
export const fragmentDocument = fc
  .record({
    type,
    count: fc.noBias(fc.constantFrom(2, 4, 8, 16, 24, 32, 40)),
    links: fc.array(
      fc.array(
        fc.tuple(fc.noBias(fc.constantFrom('spread', 'spread', 'inline', 'list', 'leaf')), directive, fc.nat(9)),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      { minLength: 1, maxLength: 8 },
    ),
    pageSize,
    uncached,
  })
  .map(({ type: on, count, links, pageSize: size, uncached: first }) => {
    const list = on === 'Product' ? 'fits' : 'related';
    const link = ([kind, condition, at]: [string, string, number], next: number) => {
      const spread = `...F${next}${condition}`;
      if (kind === 'inline') return `... on ${on}${condition} { ${spread} }`;
      if (kind === 'list') return `l${at}: ${list}${condition} { id ${next % 9 === 0 ? spread : ''} }`;
      return kind === 'leaf' ? LEAVES[on][0] : spread;
    };
    const fragments = Array.from({ length: count }, (_, at) => {
      const inside = (links[at % links.length] ?? []).map((one) => link(one, at + 1));
      return `fragment F${at} on ${on} { id ${inside.join(' ')} ...F${at + 1} }`;
    });
    return `{ ${first}${root(on, size, '...F0')} } ${fragments.join(' ')} fragment F${count} on ${on} { id }`;
  });

/** Nested lists with aliases and inline fragments. */
export const listDocument = fc
  .record({
    type,
    path: fc.array(fc.tuple(fc.nat(2), directive, fc.boolean()), { maxLength: 4 }),
    leaves: fc.array(fc.nat(6), { minLength: 1, maxLength: 7 }),
    aliases: fc.noBias(fc.constantFrom(1, 2, 5, 10, 20)),
    isAliasedWithin: fc.boolean(),
    pageSize,
    uncached,
  })
  .map(({ type: on, path, leaves, aliases, isAliasedWithin, pageSize: size, uncached: first }) => {
    const repeat = (text: string) => Array.from({ length: aliases }, (_, at) => `a${at}: ${text}`).join(' ');
    const nest = (from: Type, depth: number): string => {
      const step = path[depth];
      if (!step) return [...new Set(leaves)].map((at) => LEAVES[from][at]).join(' ');
      const lists = Object.entries(LISTS[from]);
      const [name, to] = lists[step[0] % lists.length] ?? lists[0] ?? [];
      if (!name || !to) return 'id';
      const inside = nest(to, depth + 1);
      const field = `${name}${step[1]} { ${step[2] ? `... on ${to} { ${inside} }` : inside} }`;
      return isAliasedWithin && depth === 0 ? repeat(field) : field;
    };
    const page = root(on, size, nest(on, 0));
    return `{ ${first}${isAliasedWithin ? page : repeat(page)} }`;
  });
