/** How the gateway speaks to the content service: every call it knows, with its literal path. */
export type ReadCall = {
  method: 'GET' | 'POST';
  /** `{name}` is replaced by a parameter. */
  path: string;
  /** Seconds during which an answer is taken as it is; later it is still served while a new one is fetched. */
  freshFor: number;
};

const MINUTE = 60;

export const calls = {
  materialFind: { method: 'POST', path: 'materialsManage/find', freshFor: 5 * MINUTE },
  materialFindById: { method: 'GET', path: 'materialsManage/findById/{id}', freshFor: 5 * MINUTE },
  materialParamRanges: { method: 'GET', path: 'materialsManage/paramRanges', freshFor: 10 * MINUTE },
  tdkPageQuery: { method: 'POST', path: 'TDK/pageQuery', freshFor: 10 * MINUTE },
  tdkSelectByPageUrl: { method: 'POST', path: 'TDK/selectByPageUrl', freshFor: 10 * MINUTE },
} as const satisfies Record<string, ReadCall>;

export type CallName = keyof typeof calls;
