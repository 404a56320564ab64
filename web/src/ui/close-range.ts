/** In English, `Intl` spaces the dash of some ranges, and its space before AM is narrower than the font's: 9:00 AM–6:00 PM. */
export function closeRange(range: string): string {
  return range.replace(/(?<=\d|[AP]M)\s–\s(?=\d)/u, '–').replaceAll('\u202f', '\u00a0');
}
