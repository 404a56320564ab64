/** Stays below the limit of ten submissions of a form per address in ten minutes. */
const REQUESTS_PER_ADDRESS = 8;

export type ClientAddresses = ReturnType<typeof createClientAddresses>;

/** Source addresses for submissions, each used only as often as the rate limit allows. */
export function createClientAddresses() {
  let count = 0;
  return {
    next: (): string => {
      const client = Math.floor(count / REQUESTS_PER_ADDRESS);
      count += 1;
      return `127.1.${(client >> 8) & 255}.${client & 255}`;
    },
  };
}
