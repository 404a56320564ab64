/** A visitor may send ten of a form within ten minutes; then somebody else comes. */
const BY_ONE_VISITOR = 8;

export type Visitors = ReturnType<typeof createVisitors>;

/** Addresses of visitors, none of whom comes a second time: what each did is remembered for ten minutes. */
export function createVisitors() {
  let count = 0;
  return {
    /** The address of the one who sends next. */
    next: (): string => {
      const visitor = Math.floor(count / BY_ONE_VISITOR);
      count += 1;
      return `127.1.${(visitor >> 8) & 255}.${visitor & 255}`;
    },
  };
}
