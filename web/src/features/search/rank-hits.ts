import type { HitList_HitFragment } from './hit-list.generated.ts';
import { toHitTitle } from './hit-title.ts';
import { findPagePicture } from './page-pictures.ts';
import { type SearchType, typeOf } from './search-types.ts';
import { splitAtTerms } from './split-at-terms.ts';

export type RankedHit = Pick<HitList_HitFragment, 'title' | 'url' | 'kind' | 'summary' | 'record'> & {
  picture: Pick<NonNullable<HitList_HitFragment['picture']>, 'name'> | null;
};

/** Of one type, where another type has as good a result. */
const MAX_RUN = 2;

/** The least number of other results between two with the same picture, which usually report the same work. */
const PICTURE_DISTANCE = 4;

/** Where the searched words are, from the best place to the worst. */
const ranks = { title: [0, 1, 3], summary: [2, 2, 4], elsewhere: [5, 5, 6] } as const;

/** Index into the ranks: products, then pages and case studies, then everything with a date. */
const places: Record<SearchType, 0 | 1 | 2> = {
  ...{ machine: 0, resin: 0 },
  ...{ application: 1, case: 1, accessory: 1, support: 1, page: 1 },
  ...{ resource: 2, news: 2, event: 2 },
};

/**
 * Names before mentions. Results of one rank keep their order, apart from long runs of one type or picture.
 * `searches` are the searched words and their synonym.
 */
export function rankHits<Hit extends RankedHit>(hits: readonly Hit[], searches: readonly string[]): Hit[] {
  const groups = Map.groupBy(hits, (hit) => rankOf(hit, searches));
  const ranked: Hit[] = [];
  for (const rank of [...groups.keys()].toSorted((one, other) => one - other)) {
    const left = [...(groups.get(rank) ?? [])];
    while (left.length > 0) {
      const isNewType = (hit: Hit) => !isRun(hit, ranked.slice(-MAX_RUN));
      const isNewPicture = (hit: Hit) => !hasPictureOf(hit, ranked.slice(-PICTURE_DISTANCE));
      const next =
        left.find((hit) => isNewType(hit) && isNewPicture(hit)) ?? left.find(isNewPicture) ?? left.find(isNewType);
      ranked.push(...left.splice(next ? left.indexOf(next) : 0, 1));
    }
  }
  return ranked;
}

function rankOf(hit: RankedHit, searches: readonly string[]): number {
  const place = places[typeOf(hit)];
  const title = toHitTitle(hit);
  if (searches.some((search) => hasAllWords(title, search))) return ranks.title[place];
  return ranks[hasAnyWord(`${title}\n${hit.summary ?? ''}`, searches) ? 'summary' : 'elsewhere'][place];
}

function hasAllWords(text: string, search: string): boolean {
  return search.split(/\s+/).every((word) => hasAnyWord(text, [word]));
}

/** Whether a text has one of the words of the searches. */
export function hasAnyWord(text: string, searches: readonly string[]): boolean {
  return splitAtTerms(text, searches.join(' ')).some(({ isTerm }) => isTerm);
}

function isRun(hit: RankedHit, before: readonly RankedHit[]): boolean {
  return before.length === MAX_RUN && before.every((one) => typeOf(one) === typeOf(hit));
}

function hasPictureOf(hit: RankedHit, others: readonly RankedHit[]): boolean {
  const picture = pictureOf(hit);
  return picture !== null && others.some((other) => pictureOf(other) === picture);
}

function pictureOf({ picture, url }: RankedHit): string | null {
  return picture?.name ?? findPagePicture(url);
}
