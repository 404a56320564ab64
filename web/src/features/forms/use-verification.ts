import type { Locale } from '@heliograph/schema/locales.ts';
import { useRef, useState } from 'react';
import { type FormRefusal, isRefusal } from './form-refusal.ts';
import { type SolvedProofOfWork, solveFormChallenge } from './solve-form-challenge.ts';

export type Verification = { challengeId: string; code: string };

/** Solves the challenge on request, or at the latest on submit. */
export function useVerification(locale: Locale, fillIn: (code: string) => void) {
  const solved = useRef<SolvedProofOfWork | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const getCode = async () => {
    setIsWorking(true);
    const result = await solveFormChallenge(locale).finally(() => setIsWorking(false));
    if (isRefusal(result)) return result;
    solved.current = result;
    fillIn(result.code);
    return result;
  };

  /** Returns the solution in the field, or a new one if it is missing or expired. */
  const verify = async (typed: string): Promise<Verification | FormRefusal> => {
    const known = solved.current;
    if (known && typed.trim() !== '' && known.expiresAt > Date.now()) {
      return { challengeId: known.challengeId, code: typed.trim() };
    }
    const result = await getCode();
    return isRefusal(result) ? result : { challengeId: result.challengeId, code: result.code };
  };

  /** A rejected solution cannot be reused. */
  const forget = () => {
    solved.current = null;
  };

  return { isWorking, getCode, verify, forget };
}
