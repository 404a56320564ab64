// Of technical text, which is read slower than prose.
const WORDS_PER_MINUTE = 140;
const HAN_CHARACTERS_PER_MINUTE = 250;

/** Minutes to read a text with markup, at least 1. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE));
}
