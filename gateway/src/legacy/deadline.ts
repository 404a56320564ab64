import { withTimeout } from '../cache/with-timeout.ts';
import { createUnavailableError } from '../errors/errors.ts';

/** For all upstream calls of one operation. */
const OPERATION_MS = 4_000;
/** For one attempt of a read, which may be retried once. */
export const READ_ATTEMPT_MS = 1_500;
/** For a submission, which continues after the operation has timed out; shorter than the drain timeout. */
export const SUBMISSION_MS = 8_000;

/** The upstream deadline of one operation. */
export function startDeadline() {
  const end = performance.now() + OPERATION_MS;
  const remaining = () => Math.max(1, end - performance.now());
  return {
    /** Fails at the deadline. The call itself continues for other operations that share it. */
    apply: <Data>(call: string, work: Promise<Data>): Promise<Data> =>
      withTimeout(remaining(), work, () => createUnavailableError(call, new Error('The operation timed out'))),
  };
}
