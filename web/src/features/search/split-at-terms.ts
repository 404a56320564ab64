type Part = { text: string; isTerm: boolean };

/** Below this length, a term matches only at the start of a word. */
const MIN_INNER_LENGTH = 3;

/** Splits a text at the words of a search, regardless of case. A match in Latin letters goes on to the end of its word. */
export function splitAtTerms(text: string, search: string): Part[] {
  const terms = search.trim().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [{ text, isTerm: false }];
  const pattern = terms
    .toSorted((one, other) => other.length - one.length)
    .map(toPattern)
    .join('|');
  // With a capturing group, every second part is a match.
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => ({ text: part, isTerm: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** What may not follow a word: a dental lab is not a denture. */
const COMPOUNDS: Readonly<Record<string, string>> = { 义齿: '(?!加工|管理)' };

function toPattern(term: string): string {
  const isInner = term.length >= MIN_INNER_LENGTH || /\p{Script=Han}/u.test(term);
  const rest = isInner && /\p{Script=Latin}$/u.test(term) ? '\\p{Script=Latin}*' : '';
  return `${isInner ? '' : '(?<![\\p{L}\\p{N}])'}${term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${COMPOUNDS[term] ?? ''}${rest}`;
}
