/** Stores form input in session storage until the tab is closed or the form is accepted. */
export function createDraft<Values extends object>(name: string) {
  const key = `draft:${name}`;
  return {
    restore: (initial: Values): Values => merge(initial, parse(attempt(() => sessionStorage.getItem(key)))),
    write: (values: Values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    drop: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

export type Draft<Values extends object> = ReturnType<typeof createDraft<Values>>;

/** Storage may be blocked; forms work without it. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse(text: string | null): object {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'));
  return typeof value === 'object' && value !== null ? value : {};
}

/** Ignores stored values of a different type. */
function merge<Values extends object>(initial: Values, stored: object): Values {
  const entries = Object.entries(initial).map(([name, value]) => {
    const candidate: unknown = Reflect.get(stored, name);
    return [name, isSameKind(candidate, value) ? candidate : value];
  });
  return Object.fromEntries(entries) as Values;
}

function isSameKind(stored: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(stored) && stored.every((one) => typeof one === 'string');
  return typeof stored === typeof initial;
}
