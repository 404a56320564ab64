const MAX_LENGTH = 160;

/** What is shown of a text before the searched words. */
const LEAD_LENGTH = 50;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * A passage on one line, cut at words in any script: the start of the text, or, if the searched words only follow
 * later, the text around them. Null if the text is empty.
 */
export function toSnippet(text: string, term = ''): string | null {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const at = indexOfTerm(line, term);
  const isAtStart = at < 0 || at + term.length < MAX_LENGTH;
  if (isAtStart) return cutEnd(line.slice(0, 4 * MAX_LENGTH)) || null;
  const near = line.slice(at - LEAD_LENGTH, at + 4 * MAX_LENGTH).toWellFormed();
  return `…${cutEnd(withoutFirstWord(near), MAX_LENGTH - 1)}`;
}

export function includesTerm(text: string, term = ''): boolean {
  return indexOfTerm(text, term) >= 0;
}

function indexOfTerm(text: string, term: string): number {
  return term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase());
}

/** The text may have been cut in its first word. */
function withoutFirstWord(text: string): string {
  const first = words.segment(text).containing(0)?.segment ?? '';
  return text.slice(first.length).replace(/^[\s\p{P}]+/u, '');
}

function cutEnd(line: string, length = MAX_LENGTH): string {
  if (line.length <= length) return line;
  const cut = words.segment(line).containing(length - 1)?.index || length - 1;
  return `${line
    .slice(0, cut)
    .toWellFormed()
    .replace(/[\s\p{P}]+$/u, '')}…`;
}
