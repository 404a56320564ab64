const MAX_LENGTH = 160;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The start of a text on one line, cut at a word in any script; null if it is empty. */
export function toSnippet(text: string): string | null {
  const line = text
    .slice(0, 4 * MAX_LENGTH)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= MAX_LENGTH) return line || null;
  const cut = words.segment(line).containing(MAX_LENGTH - 1)?.index || MAX_LENGTH - 1;
  return `${line
    .slice(0, cut)
    .toWellFormed()
    .replace(/[\s\p{P}]+$/u, '')}…`;
}
