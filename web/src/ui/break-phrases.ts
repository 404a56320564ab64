const LONG_PHRASE = /\p{Script=Han}{10,}/gu;
/** On each side of the break. */
const SHORTEST_LINE = 4;
/** Words of the trade that a general dictionary splits. */
const TRADE_WORD =
  /咬合板|离型膜|离型|料槽|代型|蜡型|基托|成型平台|供料站|清洗站|固化箱|矫治器|矫形器|接受腔|口扫|义齿|牙弓|支架|桥体|治具/gu;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Lets a long Chinese phrase of a heading break between two words near its middle, so that no single character is left on
 * the last line. For server components only: browsers may know other words.
 */
export function breakPhrases(text: string): string {
  return text.replaceAll(LONG_PHRASE, (phrase) => {
    const middle = phrase.length / 2;
    const inside = new Set(
      [...phrase.matchAll(TRADE_WORD)].flatMap(({ index, 0: word }) => [...word].slice(1).map((_, i) => index + i + 1)),
    );
    const [at] = [...words.segment(phrase)]
      .filter(
        ({ index, segment }) =>
          segment.length > 1 && !inside.has(index) && index >= SHORTEST_LINE && index <= phrase.length - SHORTEST_LINE,
      )
      .map(({ index }) => index)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    return at === undefined ? phrase : `${phrase.slice(0, at)}\u200b${phrase.slice(at)}`;
  });
}
