import { createInputError } from './errors.ts';

export type Paging = { page: number; pageSize: number };

type PageArgs = { page?: number | null | undefined; pageSize?: number | null | undefined };

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;

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

/** A page as the content service cut it. Where it left the total out, a full page is taken for not being the last. */
export function toPage<Item>(found: { total?: number | null | undefined; records: Item[] }, paging: Paging) {
  const { records, total } = found;
  const before = records.length === 0 ? 0 : (paging.page - 1) * paging.pageSize;
  const hasNextPage = records.length === paging.pageSize;
  const totalCount = total ?? before + records.length;
  const pageInfo = toPageInfo(paging, totalCount);
  return { items: records, totalCount, pageInfo: total == null ? { ...pageInfo, hasNextPage } : pageInfo };
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
