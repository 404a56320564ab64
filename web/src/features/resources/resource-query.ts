import {
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsNativeArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { ResourceModule } from '#gateway/schema.generated.ts';

/** Filter values by URL name, in display order. */
export const modules = {
  'case-studies': 'CASE_STUDIES',
  webinars: 'WEBINARS',
  events: 'EVENTS',
  brochures: 'BROCHURES',
  news: 'NEWS',
  'white-papers': 'WHITE_PAPERS',
  applications: 'BLOGS',
  articles: 'ARTICLES',
} as const satisfies Record<string, ResourceModule>;

export type ModuleName = keyof typeof modules;

export const moduleNames = Object.keys(modules) as ModuleName[];

export const sortOrders = ['desc', 'asc'] as const;

export type SortOrder = (typeof sortOrders)[number];

export function isSortOrder(text: string): text is SortOrder {
  return sortOrders.some((order) => order === text);
}

export const resourceParams = {
  module: parseAsNativeArrayOf(parseAsStringLiteral(moduleNames)),
  /** Product ids. */
  printer: parseAsNativeArrayOf(parseAsString),
  /** Ids of categories of materials. */
  work: parseAsNativeArrayOf(parseAsString),
  sort: parseAsStringLiteral(sortOrders).withDefault('desc'),
  name: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
};

export type ResourceQuery = inferParserType<typeof resourceParams>;

export const emptyQuery: ResourceQuery = { module: [], printer: [], work: [], sort: 'desc', name: '', page: 1 };

export const toResourceSearch = createSerializer(resourceParams);

type Entry = {
  module: ResourceModule;
  printers: readonly { id: string }[];
  works: readonly { id: string }[];
  searchText: string;
  isInPageLanguage: boolean;
};

const ELSEWHERE: readonly ResourceModule[] = ['CASE_STUDIES', 'EVENTS'];

/** Shown only if chosen or searched for: they have pages of their own. */
export function isElsewhere(name: ModuleName): boolean {
  return ELSEWHERE.includes(modules[name]);
}

/** Neither types nor a name are chosen. */
function isWithoutElsewhere({ module, name }: ResourceQuery): boolean {
  return module.length === 0 && name.trim() === '';
}

/** One of the chosen, or nothing is chosen. */
function isChosen(chosen: readonly string[], facets: readonly { id: string }[]): boolean {
  return chosen.length === 0 || facets.some(({ id }) => chosen.includes(id));
}

/** `rows` are sorted newest first. In all orders, those in the page language come first. */
export function filterResources<Row extends Entry>(rows: readonly Row[], query: ResourceQuery): readonly Row[] {
  const selected = query.module.map((name): ResourceModule => modules[name]);
  const part = query.name.trim().toLocaleLowerCase();
  const found = rows.filter(
    ({ module, printers, works, searchText }) =>
      (isWithoutElsewhere(query) ? !ELSEWHERE.includes(module) : selected.length === 0 || selected.includes(module)) &&
      isChosen(query.printer, printers) &&
      isChosen(query.work, works) &&
      searchText.toLocaleLowerCase().includes(part),
  );
  const sorted = query.sort === 'asc' ? found.toReversed() : found;
  const isOwn = ({ isInPageLanguage }: Row) => isInPageLanguage;
  return [...sorted.filter(isOwn), ...sorted.filter((row) => !isOwn(row))];
}
