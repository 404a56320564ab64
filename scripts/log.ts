/** A line for the person in front of the terminal. */
export function log(line: string): void {
  console.log(line);
}

/** Ends the process with a sentence that says what is wrong. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
