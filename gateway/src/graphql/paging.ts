import { createInputError } from '../errors/errors.ts';

export type Paging = { page: number; pageSize: number };

type PageArgs = { page?: number | null | undefined; pageSize?: number | null | undefined };

const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 100;

/** Bounds of a page argument, the same for every list. */
export function parsePaging(args: PageArgs, pageSize: number, maxPageSize = MAX_PAGE_SIZE): Paging {
  const paging = { page: args.page ?? 1, pageSize: args.pageSize ?? pageSize };
  if (paging.page < 1 || paging.page > MAX_PAGE)
    throw createInputError(`page must be between 1 and ${MAX_PAGE}.`, 'page');
  if (paging.pageSize < 1 || paging.pageSize > maxPageSize) {
    throw createInputError(`pageSize must be between 1 and ${maxPageSize}.`, 'pageSize');
  }
  return paging;
}

export function toPageInfo({ page, pageSize }: Paging, totalCount: number) {
  const pageCount = Math.ceil(totalCount / pageSize);
  return { page, pageSize, pageCount, hasNextPage: page < pageCount, hasPreviousPage: page > 1 };
}

/** A page as the service cut it: `received` records, of which those that could not be read are missing. */
type FoundPage<Item> = { total: number | null; received: number; records: Item[] };

/** A page of records, with a total that agrees with them. */
export function toPage<Item>(found: FoundPage<Item>, paging: Paging) {
  const totalCount = countAll(found, paging);
  return { items: found.records, totalCount, pageInfo: toPageInfo(paging, totalCount) };
}

/** Where the service leaves the total out, a full page is followed by at least one record. */
function countAll({ total, received, records }: FoundPage<unknown>, { page, pageSize }: Paging): number {
  const end = received === 0 ? 0 : (page - 1) * pageSize + received;
  const count = total ?? (received === pageSize ? end + 1 : end);
  return count > end ? count : end - (received - records.length);
}

/** A page cut from a list that is here as a whole. */
export function cutPage<Item>(items: readonly Item[], paging: Paging) {
  const start = (paging.page - 1) * paging.pageSize;
  return {
    items: items.slice(start, start + paging.pageSize),
    totalCount: items.length,
    pageInfo: toPageInfo(paging, items.length),
  };
}
