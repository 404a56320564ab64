import type { SearchHitKind } from '#gateway/schema.generated.ts';

/** `found` contains `%total` as a placeholder. */
export type SearchBoxMessages = {
  label: string;
  placeholder: string;
  submit: string;
  close: string;
  suggested: string;
  found: string;
  noMore: string;
  none: string;
  all: string;
  loading: string;
  kinds: Record<SearchHitKind, string>;
};
