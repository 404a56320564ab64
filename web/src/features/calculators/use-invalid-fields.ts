import { useState } from 'react';

/** The fields with invalid input, and a count of resets, which discard it. */
export function useInvalidFields<Name extends string>() {
  const [invalid, setInvalid] = useState<readonly Name[]>([]);
  const [resets, setResets] = useState(0);
  return {
    invalidCount: invalid.length,
    resets,
    check: (name: Name, isValid: boolean) =>
      setInvalid((names) => [...names.filter((other) => other !== name), ...(isValid ? [] : [name])]),
    discard: () => {
      setInvalid([]);
      setResets(resets + 1);
    },
  };
}
