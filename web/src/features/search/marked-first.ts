import type { HitList_HitFragment } from './hit-list.generated.ts';
import { splitAtTerms } from './split-at-terms.ts';

/** Results that show why they were found come first. */
export function markedFirst<Hit extends Pick<HitList_HitFragment, 'title' | 'summary'>>(
  hits: readonly Hit[],
  text: string,
): Hit[] {
  const isMarked = ({ title, summary }: Hit) =>
    splitAtTerms(`${title}\n${summary ?? ''}`, text).some(({ isTerm }) => isTerm);
  return [...hits.filter(isMarked), ...hits.filter((hit) => !isMarked(hit))];
}
