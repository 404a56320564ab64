import { useQueryStates } from 'nuqs';
import { comparisonParams, MAX_PRINTERS, toSelectedSlugs } from './comparison-params.ts';

/** The printers that the visitor has chosen, in the query string. */
export function useCompared(slugs: readonly string[]) {
  const [choice, setChoice] = useQueryStates(comparisonParams, { history: 'push', scroll: false });
  const selected = toSelectedSlugs(choice.compare, slugs);
  const compare = (next: string[]) => void setChoice({ compare: next });
  return {
    selected,
    isFull: selected.length >= MAX_PRINTERS,
    showsDifferences: choice.differences,
    compare,
    toggle: (slug: string) =>
      compare(selected.includes(slug) ? selected.filter((one) => one !== slug) : [...selected, slug]),
    showDifferences: (differences: boolean) => void setChoice({ differences }),
    reset: () => void setChoice({ compare: [], differences: false }),
  };
}
