/** `Intl` spaces the dash of some ranges in English: February 25–27, 2027, 9:00 AM–6:00 PM. */
export function closeRange(range: string): string {
  return range.replace(/(?<=\d|[AP]M)\s–\s(?=\d)/u, '–');
}
