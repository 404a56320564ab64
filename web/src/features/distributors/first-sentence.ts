/** The first sentence of a text, and the rest, which may be empty. */
export function splitFirstSentence(text: string, locale: string): [first: string, rest: string] {
  const [sentence] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const first = sentence?.segment ?? text;
  return [first.trim(), text.slice(first.length).trim()];
}
