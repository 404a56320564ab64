export type Hold = ReturnType<typeof createHold>;

/** Holds requests or responses until a test releases them. */
export function createHold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    /** Also lets later requests pass. */
    release: (): void => resolve(),
    wait: (): Promise<void> => {
      waiting += 1;
      return promise;
    },
    countWaiting: (): number => waiting,
  };
}
