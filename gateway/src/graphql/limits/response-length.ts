const BYTES_OF_NUMBER = 8;

/**
 * Whether a response is certainly longer as JSON: it counts names and characters, which take one byte or more, and stops
 * as soon as they are too many. The strings are still those of the records, so a response that is refused costs no memory.
 */
export function isLongerThan(response: unknown, limit: number): boolean {
  let left = limit;
  const count = (value: unknown): void => {
    if (left < 0) return;
    if (typeof value === 'string') left -= value.length + 2;
    else if (typeof value !== 'object' || value === null) left -= BYTES_OF_NUMBER;
    else if (Array.isArray(value)) for (const item of value) count(item);
    else countFields(value);
  };
  const countFields = (fields: object): void => {
    for (const [name, value] of Object.entries(fields)) {
      left -= name.length + 4;
      count(value);
    }
  };
  count(response);
  return left < 0;
}
