import type { Resolvers } from '../../generated/resolvers.ts';
import { type Paging, parsePaging, toPageInfo } from '../../paging.ts';
import { parseCriteria, relaxCriteria } from './material-criteria.ts';
import { toFilterOptions } from './material-filter-options.ts';
import { findAllMaterials, findMaterials, getMaterialTerms, type MaterialCriteria } from './materials.legacy.ts';
import type { Material } from './to-material.ts';

const PAGE_SIZE = 24;

/** @public The generated resolver types refer to it. */
export type MaterialPageSource = {
  items: Material[];
  notSpecified: Material[];
  totalCount: number;
  criteria: MaterialCriteria;
  paging: Paging;
};

export const materialResolvers: Resolvers = {
  Query: {
    materials: async (_root, args, { legacy, locale, loaders }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const criteria = parseCriteria(args.filter);
      const found = await findMaterials(legacy, locale, { criteria, sort: args.sort ?? 'DEFAULT', ...paging });
      for (const material of found.items) loaders.material.prime(material.id, material);
      return { ...found, criteria, paging };
    },
    material: (_root, { id }, { loaders }) => (isMaterialId(id) ? loaders.material.load(id) : null),
    materialFilterOptions: async (_root, { group, subtype }, { legacy, locale }) => {
      const scope = { group: group ?? undefined, subtype: subtype ?? undefined };
      const [terms, materials] = await Promise.all([
        getMaterialTerms(legacy, locale),
        findAllMaterials(legacy, locale, scope),
      ]);
      return toFilterOptions(terms, materials);
    },
  },
  MaterialPage: {
    pageInfo: ({ paging, totalCount }) => toPageInfo(paging, totalCount),
    relaxations: async ({ criteria, totalCount }, _args, { legacy, locale }) => {
      if (totalCount > 0) return [];
      const relaxed = relaxCriteria(criteria).map(async ({ criterion, criteria: fewer }) => {
        const found = await findMaterials(legacy, locale, { criteria: fewer, sort: 'DEFAULT', page: 1, pageSize: 1 });
        return { criterion, totalCount: found.totalCount };
      });
      const results = await Promise.all(relaxed);
      return results.filter((one) => one.totalCount > 0).toSorted((a, b) => b.totalCount - a.totalCount);
    },
  },
  Material: {
    property: ({ properties }, { name }) => properties.get(name) ?? null,
    related: async ({ relatedIds }, _args, { loaders }) => {
      const materials = await Promise.all(relatedIds.map((id) => loaders.material.load(id)));
      return materials.filter((material) => material !== null);
    },
  },
};

/** The ids of the service are whole numbers; anything else cannot exist there. */
function isMaterialId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id);
}
