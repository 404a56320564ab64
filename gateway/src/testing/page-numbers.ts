/** All pages of a list and the empty one after the last. */
export function pageNumbers(total: number, pageSize: number): number[] {
  return Array.from({ length: Math.ceil(total / pageSize) + 1 }, (_, index) => index + 1);
}
