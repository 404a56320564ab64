const LONG_PHRASE = /\p{Script=Han}{10,}/gu;
/** On each side of the break. */
const SHORTEST_LINE = 4;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Lets a long Chinese phrase of a heading break between two words near its middle, so that no single character is left on
 * the last line. For server components only: browsers may know other words.
 */
export function breakPhrases(text: string): string {
  return text.replaceAll(LONG_PHRASE, (phrase) => {
    const middle = phrase.length / 2;
    const [at] = [...words.segment(phrase)]
      .filter(
        ({ index, segment }) => segment.length > 1 && index >= SHORTEST_LINE && index <= phrase.length - SHORTEST_LINE,
      )
      .map(({ index }) => index)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    return at === undefined ? phrase : `${phrase.slice(0, at)}\u200b${phrase.slice(at)}`;
  });
}
