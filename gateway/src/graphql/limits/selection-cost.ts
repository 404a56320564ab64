export type OperationCost = {
  /** Weighted number of values at the requested or assumed list sizes. */
  cost: number;
  /** Number of selections after fragment expansion. */
  selections: number;
};

/** A list whose length an argument of the parent field sets. */
export type SizedList = { perItem: number; assumed: number };

export type SelectionCost = OperationCost & { sizedLists: ReadonlyMap<string, SizedList> };

export const NO_COST: SelectionCost = { cost: 0, selections: 0, sizedLists: new Map() };

const EMPTY_LIST: SizedList = { perItem: 0, assumed: 0 };

export type SelectionSum = ReturnType<typeof createSelectionSum>;

/** Sums saturate at `Number.MAX_SAFE_INTEGER`. */
export function createSelectionSum() {
  let cost = 0;
  let selections = 0;
  const sizedLists = new Map<string, SizedList>();

  const addCost = (more: number): void => {
    cost = saturate(cost + more);
  };
  const addSelections = (more: number): void => {
    selections = saturate(selections + more);
  };
  const addSizedList = (name: string, { perItem, assumed }: SizedList): void => {
    const previous = sizedLists.get(name) ?? EMPTY_LIST;
    sizedLists.set(name, {
      perItem: saturate(previous.perItem + perItem),
      assumed: saturate(previous.assumed + assumed),
    });
  };

  return {
    addCost,
    addSelections,
    addSizedList,
    addFragment: (fragment: SelectionCost): void => {
      addCost(fragment.cost);
      addSelections(fragment.selections);
      for (const [name, list] of fragment.sizedLists) addSizedList(name, list);
    },
    total: (): SelectionCost => ({ cost, selections, sizedLists }),
  };
}

/** The cost of a selection; `slice` is the length of the lists in `sized`. */
export function costWithin({ cost, sizedLists }: SelectionCost, sized?: ReadonlySet<string>, slice = 0): number {
  const lists = [...sizedLists].map(([name, list]) => (sized?.has(name) ? list.perItem * slice : list.assumed));
  return saturate(lists.reduce((sum, list) => sum + list, cost));
}

function saturate(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
