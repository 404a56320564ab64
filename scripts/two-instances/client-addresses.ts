/** A visitor may send ten of a form within ten minutes; then somebody else comes. */
const REQUESTS_PER_ADDRESS = 8;

export type ClientAddresses = ReturnType<typeof createClientAddresses>;

/** Addresses of visitors, none of whom comes a second time: what each did is remembered for ten minutes. */
export function createClientAddresses() {
  let count = 0;
  return {
    /** The address of the one who sends next. */
    next: (): string => {
      const visitor = Math.floor(count / REQUESTS_PER_ADDRESS);
      count += 1;
      return `127.1.${(visitor >> 8) & 255}.${visitor & 255}`;
    },
  };
}
