export type FaultGate = ReturnType<typeof createFaultGate>;

/** Holds up requests until a test lets them go on. */
export function createFaultGate() {
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
