export function formatCopyrightYears(first: number, current: number): string {
  return current > first ? `${first}–${current}` : String(first);
}
