/** What lies on a shelf: a text, and how good it is; its age counts from when it was asked for. In milliseconds. */
export type Shelved = {
  text: string;
  age: number;
  freshFor: number;
  tags: readonly string[];
  isGoodWhenStale: boolean;
};

/** Where instances put what they keep for one another. It may lose anything at any time, and never throws. */
export type Shelf = {
  read: (key: string) => Promise<Shelved | undefined>;
  write: (key: string, shelved: Shelved) => void;
};
