import type { Locale } from '@heliograph/schema/locales.ts';
import { useCallback, useEffect, useState } from 'react';
import { askForResults, type Results } from './ask-for-results.ts';

type Answer = { text: string; results: Results | null };

/** The results of a text; those of the text before are dropped, those of fewer pages stay until more are there. */
export function useResults(locale: Locale, text: string, pageCount: number) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isWanted = true;
    const take = (results: Results | null) => {
      if (!isWanted) return;
      setAnswer({ text, results });
      setIsLoading(false);
    };
    setIsLoading(true);
    askForResults(locale, text, pageCount).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [locale, text, pageCount, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const known = answer?.text === text ? answer : null;
  return {
    results: known?.results ?? null,
    isLoading: isLoading || known === null,
    hasFailed: known !== null && known.results === null && !isLoading,
    retry,
  };
}
