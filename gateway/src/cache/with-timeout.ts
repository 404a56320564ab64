import { setTimeout } from 'node:timers';

/** Rejects with `createError()` unless the work settles within the time. The work itself is not cancelled. */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(createError()), milliseconds);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
