/** Fields of a page that are not data. */
const PAGING = ['records', 'total', 'pageNum', 'pageSize'];

/** Compares the fields of JSON values with those that a parser reads. A path looks like `records[].name`. */
export function createParsedFieldTracker() {
  const sent = new Set(PAGING);
  const read = new Set(PAGING);

  /** A view of a JSON value that records which fields are read. */
  function observe(value: unknown, path = ''): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return observeArray(value, path);
    const toPath = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(value)) sent.add(toPath(key));
    return new Proxy(value, {
      get: (target, key) => {
        const item: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return item;
        read.add(toPath(key));
        return observe(item, toPath(key));
      },
    });
  }

  const observeArray = (value: unknown[], path: string) => value.map((item) => observe(item, `${path}[]`));

  return {
    observe,
    hasData: () => sent.size > PAGING.length,
    /** Fields that no schema reads, and fields that a schema reads but no value has. */
    differences: () => [
      ...[...sent].filter((path) => !read.has(path)).map((path) => `${path}: not read`),
      ...[...read].filter((path) => !sent.has(path)).map((path) => `${path}: never sent`),
    ],
  };
}
