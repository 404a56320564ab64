/** What the search box says; `found` has `%total` in the place of the number. */
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
};
