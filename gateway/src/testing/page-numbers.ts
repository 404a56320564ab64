/** The pages of a list from the first to the one after the last, which is empty. */
export function pageNumbers(total: number, pageSize: number): number[] {
  return Array.from({ length: Math.ceil(total / pageSize) + 1 }, (_, index) => index + 1);
}
