import { setTimeout } from 'node:timers';

/** What some work yields within a time in milliseconds, or an error; the work itself goes on. */
export async function inTime<Result>(
  milliseconds: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(createError()), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
