import { createInputError } from './errors.ts';

export type Paging = { page: number; pageSize: number };

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;

/** Bounds of a page argument, the same for every list. */
export function parsePaging(
  args: { page?: number | null | undefined; pageSize?: number | null | undefined },
  pageSize: number,
): Paging {
  const paging = { page: args.page ?? 1, pageSize: args.pageSize ?? pageSize };
  if (paging.page < 1 || paging.page > MAX_PAGE)
    throw createInputError(`page must be between 1 and ${MAX_PAGE}.`, 'page');
  if (paging.pageSize < 1 || paging.pageSize > MAX_PAGE_SIZE) {
    throw createInputError(`pageSize must be between 1 and ${MAX_PAGE_SIZE}.`, 'pageSize');
  }
  return paging;
}

export function toPageInfo({ page, pageSize }: Paging, totalCount: number) {
  const pageCount = Math.ceil(totalCount / pageSize);
  return { page, pageSize, pageCount, hasNextPage: page < pageCount, hasPreviousPage: page > 1 };
}
