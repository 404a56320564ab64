import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { sampleRequestSubmission } from './sample-requests.legacy.ts';
import {
  findSample,
  findSampleCategories,
  findSamples,
  findUnknownSamples,
  samplesByMaterial,
  samplesByPrinter,
} from './samples.legacy.ts';

const PAGE_SIZE = 24;

export const sampleResolvers: Resolvers = {
  Query: {
    sampleCategories: (_root, _args, { legacy }) => findSampleCategories(legacy),
    samples: (_root, args, { legacy }) =>
      findSamples(legacy, {
        ...parsePaging(args, PAGE_SIZE),
        category: args.category || undefined,
        material: args.material,
        product: args.printer,
      }),
    sample: (_root, { id }, { legacy }) => findSample(legacy, id),
  },
  Sample: {
    category: async ({ categoryId }, _args, { legacy }) => {
      const categories = await findSampleCategories(legacy);
      return categories.find(({ id }) => id === categoryId) ?? null;
    },
    material: ({ materialId }, _args, { legacy }) => materialLoader(legacy).load(materialId),
    printer: ({ printerId }, _args, { legacy }) => productLoader(legacy).load(printerId),
  },
  Product: {
    samples: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(await samplesByPrinter(legacy)(id), paging);
    },
  },
  Material: {
    samples: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(await samplesByMaterial(legacy)(id), paging);
    },
  },
  Mutation: {
    requestSample: (_root, { input }, context) =>
      submitForm(context, {
        submission: sampleRequestSubmission,
        input,
        accept: ({ kind }) => ({
          __typename: 'SampleRequestAccepted' as const,
          status: kind === 'CUSTOM' ? ('ALLOCATING_TEAM' as const) : ('ALLOCATING_WAREHOUSE' as const),
        }),
        findProblems: ({ samples }) => findUnknownSamples(context.legacy, samples),
      }),
  },
};
