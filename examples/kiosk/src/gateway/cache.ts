import { InMemoryCache } from '@apollo/client';
import result from '../generated/possible-types.ts';

/** The copy writes each list as a whole, whatever page it came from. */
const WHOLE_LIST = { keyArgs: false } as const;

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: result.possibleTypes,
    typePolicies: {
      Query: {
        fields: { products: WHOLE_LIST, materials: WHOLE_LIST, samples: WHOLE_LIST, caseStudies: WHOLE_LIST },
      },
      // The id of a term is unique in its list only: a resin category and a usage may share one.
      Term: { keyFields: false },
    },
  });
}
