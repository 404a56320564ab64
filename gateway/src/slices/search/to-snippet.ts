/** Two lines of a result, in Latin letters; Chinese characters are twice as wide. */
const MAX_WIDTH = 150;

const ELLIPSIS = '…';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Punctuation after which a sentence may be cut. A comma within a number is followed by a digit. */
const PHRASE_END = /[，；]|[,;](?=\s)/g;

/**
 * Whole sentences of one paragraph: the first ones, or, if the searched words follow later, those from the sentence
 * that has them. A sentence that is too long ends with a phrase. Null if the text is empty.
 */
export function toSnippet(text: string, term = ''): string | null {
  const paragraphs = text.split('\n').map(toSentences);
  const all = paragraphs.flatMap((paragraph) => paragraph.map((_, index) => paragraph.slice(index)));
  const [start = []] = all;
  const first = join(start);
  if (first === '') return null;
  if (includesTerm(first, term)) return first;
  const found = all.find(([sentence = '']) => includesTerm(sentence, term));
  return found ? join(found, term) : first;
}

export function includesTerm(text: string, term = ''): boolean {
  return indexOfTerm(text, term) >= 0;
}

function indexOfTerm(text: string, term: string): number {
  return term === '' ? -1 : toComparable(text).indexOf(toComparable(term));
}

function toComparable(text: string): string {
  return text.replaceAll('\u00a0', ' ').toLowerCase();
}

/** A dot before a no-break space belongs to an abbreviation or a date. `Intl.Segmenter` starts no sentence with a number. */
function toSentences(paragraph: string): string[] {
  const line = paragraph.replace(/[^\S\u00a0]+|\p{Cc}+/gu, ' ').trim();
  const found: string[] = [];
  for (const part of line.split(/(?<=[\p{L}\d]{3}[.!?] )(?=\d)/u)) {
    for (const { segment } of sentences.segment(part)) {
      const last = found.at(-1);
      if (last?.endsWith('\u00a0')) found[found.length - 1] = last + segment;
      else found.push(segment);
    }
  }
  return found;
}

/** As many sentences as have room; the first one is cut if it is too long. */
function join([first = '', ...others]: readonly string[], term = ''): string {
  if (widthOf(first.trimEnd()) > MAX_WIDTH) return cut(first.trimEnd(), term);
  let joined = first;
  for (const sentence of others) {
    if (widthOf((joined + sentence).trimEnd()) > MAX_WIDTH) break;
    joined += sentence;
  }
  return joined.trimEnd();
}

/** From the start, or, if the searched words would be cut off, from the first phrase that leaves room for them. */
function cut(sentence: string, term: string): string {
  const start = cutEnd(sentence);
  if (term === '' || includesTerm(start, term)) return start;
  const at = indexOfTerm(sentence, term);
  const starts = phraseEnds(sentence).filter((end) => end <= at);
  const endings = [...starts, startOfWord(sentence, at)].map((from) => ELLIPSIS + sentence.slice(from).trimStart());
  const fitting = endings.find((ending) => widthOf(ending) <= MAX_WIDTH);
  return fitting ?? cutEnd(endings[Math.max(0, starts.length - 1)] ?? sentence);
}

function cutEnd(text: string): string {
  const room = lengthOf(text, MAX_WIDTH - ELLIPSIS.length);
  const phrase = phraseEnds(text).findLast((end) => end <= room + 1 && end > room / 3);
  const end = phrase ?? startOfWord(text, room);
  return `${text
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s,;:，；：、–(（]+$/, '')}${ELLIPSIS}`;
}

/** Positions behind phrases. */
function phraseEnds(text: string): number[] {
  return [...text.matchAll(PHRASE_END)].map(({ index }) => index + 1);
}

/** Of the word at a position, or of the number before it, whose unit it may be. */
function startOfWord(text: string, position: number): number {
  const found = words.segment(text).containing(position)?.index ?? position;
  const start = text.slice(0, found).replace(/[\d.,–±+<>\s]+$/, '').length;
  return start > 0 ? start : position;
}

function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + widthOfLetter(letter), 0);
}

/** Of the longest start of a text that has room. */
function lengthOf(text: string, room: number): number {
  let width = 0;
  let length = 0;
  for (const letter of text) {
    width += widthOfLetter(letter);
    if (width > room) break;
    length += letter.length;
  }
  return length;
}

function widthOfLetter(letter: string): number {
  return letter.length > 1 || /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/.test(letter) ? 2 : 1;
}
