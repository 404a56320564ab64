/** What a result measures, in the order of the filter. */
export const resultKinds = ['turnaround', 'labor', 'output', 'remakes', 'fit'] as const;

export type ResultKind = (typeof resultKinds)[number];

/** By the id of the case study, in the order of its results; null for other results. */
export const kindsOfResults: Readonly<Record<string, readonly (ResultKind | null)[]>> = {
  '501': ['output', 'turnaround', null, 'remakes'],
  '502': ['labor', 'remakes'],
  '503': ['turnaround', 'fit', null],
  '504': ['output', 'turnaround', null],
  '505': ['turnaround', 'labor', 'turnaround', 'remakes'],
  '506': ['turnaround', 'fit', 'output', null],
  '507': ['turnaround', null, 'fit', 'remakes'],
  '508': ['fit', 'remakes', 'labor'],
  '509': ['output', null, 'remakes', 'fit'],
  '510': ['turnaround', null, 'fit', null],
  '511': ['labor', 'turnaround', null, null],
  '512': ['turnaround', null, null, null],
  '513': ['output', 'remakes', 'remakes', 'turnaround'],
};
