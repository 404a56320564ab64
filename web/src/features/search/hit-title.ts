import type { HitList_HitFragment } from './hit-list.generated.ts';

/** In the language of the page, if there is a short version. */
export function toHitTitle({ title, record }: Pick<HitList_HitFragment, 'title' | 'record'>): string {
  return (record && 'localizedSummary' in record && record.localizedSummary?.title) || title;
}
