const BYTES_OF_NUMBER = 8;
const QUOTES = 2;
/** Two quotes, a colon and a comma. */
const NAME_OVERHEAD = 4;

/**
 * Whether a response certainly exceeds the limit as JSON. Counts names and characters, each of which takes at least one
 * byte. Runs before serialization, so a rejected response is never serialized.
 */
export function isLongerThan(response: unknown, limit: number): boolean {
  return subtract(response, limit) < 0;
}

/** Returns the remaining limit; negative if it is exceeded. */
function subtract(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - QUOTES;
  if (typeof value !== 'object' || value === null) return limit - BYTES_OF_NUMBER;
  return Array.isArray(value) ? subtractItems(value, limit) : subtractFields(value, limit);
}

function subtractItems(items: readonly unknown[], limit: number): number {
  let remaining = limit;
  for (const item of items) {
    if (remaining < 0) return remaining;
    remaining = subtract(item, remaining);
  }
  return remaining;
}

function subtractFields(fields: object, limit: number): number {
  let remaining = limit;
  // No `Object.entries`: it allocates an array for each field of every response.
  for (const name in fields) {
    if (remaining < 0) return remaining;
    remaining = subtract(fields[name as keyof typeof fields], remaining - name.length - NAME_OVERHEAD);
  }
  return remaining;
}
