'use client';

import { useEffect, useState } from 'react';

const STAY_MS = 4000;

/** Says that the connection is lost, and for a moment that it is back. */
export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellLoss = () => {
      clearTimeout(timer);
      setText(offline);
    };
    const tellReturn = () => {
      setText(online);
      timer = setTimeout(() => setText(''), STAY_MS);
    };
    window.addEventListener('offline', tellLoss, listeners);
    window.addEventListener('online', tellReturn, listeners);
    if (navigator.onLine === false) tellLoss();
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [offline, online]);
  return (
    <p
      role="status"
      className="connection-notice on-graphite fixed inset-x-0 bottom-4 z-float mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-panel bg-graphite px-4 py-3 text-small text-on-graphite shadow-high empty:pointer-events-none empty:opacity-0"
    >
      {text}
    </p>
  );
}
