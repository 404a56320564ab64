type Searchable = { name: string; description: string; query: string };

/** Examples that contain every word, those with all words in their name first. */
export function findExamples<Example extends Searchable>(examples: readonly Example[], search: string): Example[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = examples.filter(({ name, description, query }) => hasWords(`${name} ${description} ${query}`));
  return [...found.filter(({ name }) => hasWords(name)), ...found.filter(({ name }) => !hasWords(name))];
}
