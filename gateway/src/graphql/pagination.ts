import { createInputError } from '../errors/errors.ts';

export type Paging = { page: number; pageSize: number };

type PageArgs = { page?: number | null | undefined; pageSize?: number | null | undefined };

const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 100;

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

/** A page of the content service: `received` records, of which `records` are valid. */
type UpstreamPage<Item> = { total: number | null; received: number; records: Item[] };

/** Adjusts the total to the records of the page. */
export function toPage<Item>(page: UpstreamPage<Item>, paging: Paging) {
  const totalCount = countRecords(page, paging);
  return { items: page.records, totalCount, pageInfo: toPageInfo(paging, totalCount) };
}

/** Without a total, assumes that a full page is followed by another record. */
function countRecords({ total, received, records }: UpstreamPage<unknown>, { page, pageSize }: Paging): number {
  const end = received === 0 ? 0 : (page - 1) * pageSize + received;
  const count = total ?? (received === pageSize ? end + 1 : end);
  return count > end ? count : end - (received - records.length);
}

/** Returns a page of a complete list. */
export function paginate<Item>(items: readonly Item[], paging: Paging) {
  const start = (paging.page - 1) * paging.pageSize;
  return {
    items: items.slice(start, start + paging.pageSize),
    totalCount: items.length,
    pageInfo: toPageInfo(paging, items.length),
  };
}
