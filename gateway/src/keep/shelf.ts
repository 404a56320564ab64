/** What is put on a shelf: a text, and how good it is. Times are in milliseconds. */
type Shelved = { text: string; freshFor: number; tags: readonly string[] };

/** Where instances put what they keep for one another. It may lose anything at any time, and never throws. */
export type Shelf = {
  read: (key: string) => Promise<(Shelved & { age: number }) | undefined>;
  write: (key: string, shelved: Shelved) => void;
};
