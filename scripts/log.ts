export function log(line: string): void {
  console.log(line);
}

/** Prints an error and exits with code 1. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
