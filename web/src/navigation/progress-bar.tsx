'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { appEvents } from './app-events.ts';
import { createProgress, type ProgressState } from './progress.ts';

export function ProgressBar({ label }: { label: string }) {
  const [state, setState] = useState<ProgressState>('HIDDEN');
  const [progress] = useState(() => createProgress(setState));
  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener(appEvents.navigationStart, progress.start, listeners);
    window.addEventListener(appEvents.navigationFailed, progress.fail, listeners);
    return () => {
      listeners.abort();
      progress.stop();
    };
  }, [progress]);
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        hidden={state === 'HIDDEN'}
        data-state={state}
        className="progress-bar"
      />
      <Suspense>
        <NavigationEnd onEnd={progress.finish} />
      </Suspense>
    </>
  );
}

function NavigationEnd({ onEnd }: { onEnd: () => void }) {
  const url = `${usePathname()}?${useSearchParams()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each navigation
  useEffect(() => onEnd(), [url, onEnd]);
  return null;
}
