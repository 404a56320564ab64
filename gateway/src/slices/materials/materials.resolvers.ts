import type { Resolvers } from '../../generated/resolvers.ts';
import { type Paging, parsePaging, toPageInfo } from '../../graphql/pagination.ts';
import { parseCriteria } from './material-criteria.ts';
import { toFilterOptions } from './material-filter-options.ts';
import { countRelaxed } from './material-relaxations.ts';
import { findMaterialSafety } from './material-safety.ts';
import {
  findAllMaterials,
  findMaterials,
  getMaterialTerms,
  type MaterialCriteria,
  materialLoader,
} from './materials.legacy.ts';
import type { Material } from './to-material.ts';

const PAGE_SIZE = 24;

/** @public Used by the generated resolver types. */
export type MaterialPageSource = {
  items: Material[];
  notSpecified: Material[];
  totalCount: number;
  criteria: MaterialCriteria;
  paging: Paging;
};

export const materialResolvers: Resolvers = {
  Query: {
    materials: async (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const criteria = parseCriteria(args.filter);
      const result = await findMaterials(legacy, { criteria, sort: args.sort ?? 'DEFAULT', ...paging });
      for (const material of result.items) materialLoader(legacy).prime(material);
      return { ...result, criteria, paging };
    },
    material: (_root, { id }, { legacy }) => materialLoader(legacy).load(id),
    materialFilterOptions: async (_root, { group, subtype }, { legacy }) => {
      const scope = { group: group ?? undefined, subtype: subtype ?? undefined };
      const [terms, materials] = await Promise.all([getMaterialTerms(legacy), findAllMaterials(legacy, scope)]);
      return toFilterOptions(terms, materials);
    },
  },
  MaterialPage: {
    pageInfo: ({ paging, totalCount }) => toPageInfo(paging, totalCount),
    relaxations: ({ criteria, totalCount }, _args, { legacy }) =>
      totalCount > 0 ? [] : countRelaxed(legacy, criteria),
  },
  Material: {
    property: ({ properties }, { name }) => properties.get(name) ?? null,
    safety: ({ resinFamily }, _args, { legacy }) => findMaterialSafety(legacy, resinFamily),
    related: ({ relatedIds }, _args, { legacy }) => materialLoader(legacy).loadAll(relatedIds),
  },
};
