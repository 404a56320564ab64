import type { LegacyClient } from '../legacy/client.ts';

/** Creates a value once per operation, as each operation has its own legacy client. */
export function perOperation<Value>(create: (legacy: LegacyClient) => Value): (legacy: LegacyClient) => Value {
  const values = new WeakMap<LegacyClient, { value: Value }>();
  return (legacy) => {
    const entry = values.get(legacy) ?? { value: create(legacy) };
    values.set(legacy, entry);
    return entry.value;
  };
}
