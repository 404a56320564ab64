export type OperationCost = {
  /** Weighted values that the operation resolves when lists are as long as they are asked for or assumed. */
  cost: number;
  /** Selections once every fragment stands where it is spread. */
  selections: number;
};

/** A list whose length is set by the field that returns its parent. */
export type SizedList = { ofOneItem: number; assumed: number };

export type SelectionCost = OperationCost & { sizedLists: ReadonlyMap<string, SizedList> };

export const NO_COST: SelectionCost = { cost: 0, selections: 0, sizedLists: new Map() };

const NO_LIST: SizedList = { ofOneItem: 0, assumed: 0 };

export type SelectionSum = ReturnType<typeof createSelectionSum>;

/** Adds up selections; no sum becomes infinite. */
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
  const addSizedList = (name: string, { ofOneItem, assumed }: SizedList): void => {
    const before = sizedLists.get(name) ?? NO_LIST;
    sizedLists.set(name, {
      ofOneItem: saturate(before.ofOneItem + ofOneItem),
      assumed: saturate(before.assumed + assumed),
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

/** The cost of a selection for which the field that returns its parent sets the length of some lists. */
export function costWithin({ cost, sizedLists }: SelectionCost, sized?: ReadonlySet<string>, slice = 0): number {
  const lists = [...sizedLists].map(([name, list]) => (sized?.has(name) ? list.ofOneItem * slice : list.assumed));
  return saturate(lists.reduce((sum, list) => sum + list, cost));
}

function saturate(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
