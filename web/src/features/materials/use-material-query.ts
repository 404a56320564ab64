'use client';

import { useQueryStates } from 'nuqs';
import { materialParamNames, materialParams, toMaterialQuery, toParams } from './material-params.ts';
import type { MaterialQuery } from './material-query.ts';

/** Each change adds a history entry. */
export function useMaterialQuery(): [MaterialQuery, (query: MaterialQuery) => void] {
  const [params, setParams] = useQueryStates(materialParams, { urlKeys: materialParamNames, history: 'push' });
  return [
    toMaterialQuery(params),
    (query) => {
      void setParams(toParams(query));
    },
  ];
}
