export type Latch = ReturnType<typeof createLatch>;

/** Holds up requests until a test lets them go on. */
export function createLatch() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    /** Lets go on who waits, and whoever comes later. */
    open: (): void => resolve(),
    pass: (): Promise<void> => {
      waiting += 1;
      return promise;
    },
    countWaiting: (): number => waiting,
  };
}
