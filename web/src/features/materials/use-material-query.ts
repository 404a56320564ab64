'use client';

import { useQueryStates } from 'nuqs';
import { materialParamNames, materialParams, toMaterialQuery, toParams } from './material-params.ts';
import type { MaterialQuery } from './material-query.ts';

/** The choice that the address holds. Each change is an entry of the history: Back takes it back. */
export function useMaterialQuery(): [MaterialQuery, (query: MaterialQuery) => void] {
  const [params, setParams] = useQueryStates(materialParams, { urlKeys: materialParamNames, history: 'push' });
  return [
    toMaterialQuery(params),
    (query) => {
      void setParams(toParams(query));
    },
  ];
}
