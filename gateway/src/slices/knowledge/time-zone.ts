import { z } from 'zod';

const MAX_NAMES = 1_000;

/** Names that were checked: a check takes as long as parsing a record. */
const validNames = new Set<string>();

/** The name of an IANA time zone. JavaScript also accepts offsets such as `+01:00`, which are none. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone);

function isTimeZone(name: string): boolean {
  if (validNames.has(name)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (validNames.size < MAX_NAMES) validNames.add(name);
  return true;
}
