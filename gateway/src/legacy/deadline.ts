import { createUnavailableError } from '../errors/errors.ts';
import { withTimeout } from '../cache/with-timeout.ts';

/** Time that one operation has for all its calls. */
const OPERATION_MS = 4_000;
/** Time for one attempt at a read, of which there may be two. */
export const READ_ATTEMPT_MS = 1_500;
/** Time for a submission, which goes on after the operation has given up; within the time that a shutdown takes. */
export const SUBMISSION_MS = 8_000;

/** The time that an operation has, on a clock that never steps back. */
export function startDeadline() {
  const end = performance.now() + OPERATION_MS;
  const remaining = () => Math.max(1, end - performance.now());
  return {
    /** What a call answers in time, or an error; the call itself goes on for others that wait for it. */
    hold: <Answer>(call: string, work: Promise<Answer>): Promise<Answer> =>
      withTimeout(remaining(), work, () => createUnavailableError(call, new Error('The operation ran out of time'))),
  };
}
