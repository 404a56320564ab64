// The codes of the content service, and the words of the schema for them.

/** Codes in the words of the schema; a code that the schema does not know is left out. */
export function toEnumValues<Word>(codes: readonly string[], words: Record<string, Word>): Word[] {
  return codes.flatMap((code) => toEnumValue(words, code) ?? []);
}

/** The word for a code, whatever the code: `constructor` is no word. */
export function toEnumValue<Word>(words: Record<string, Word>, code: string): Word | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

export function invert<Word extends string>(words: Record<string, Word>): Record<Word, string> {
  return Object.fromEntries(Object.entries(words).map(([code, word]) => [word, code])) as Record<Word, string>;
}
