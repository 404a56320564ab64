const BYTES_OF_NUMBER = 8;
const QUOTES = 2;
/** Two quotes, a colon and a comma. */
const NAME_OVERHEAD = 4;

/**
 * Whether a response is certainly longer as JSON: counts names and characters, each of which takes at least one byte, and
 * stops at the limit. It runs before serialization, so a response that is rejected costs no memory.
 */
export function isLongerThan(response: unknown, limit: number): boolean {
  return subtract(response, limit) < 0;
}

/** What is left of the limit; below zero once the value is too long. */
function subtract(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - QUOTES;
  if (typeof value !== 'object' || value === null) return limit - BYTES_OF_NUMBER;
  return Array.isArray(value) ? subtractItems(value, limit) : subtractFields(value, limit);
}

function subtractItems(items: readonly unknown[], limit: number): number {
  let left = limit;
  for (const item of items) {
    if (left < 0) return left;
    left = subtract(item, left);
  }
  return left;
}

function subtractFields(fields: object, limit: number): number {
  let left = limit;
  // No `Object.entries`: it allocates an array for each field of every response.
  for (const name in fields) {
    if (left < 0) return left;
    left = subtract(fields[name as keyof typeof fields], left - name.length - NAME_OVERHEAD);
  }
  return left;
}
