'use client';

import { useEffect, useState } from 'react';

const VISIBLE_MS = 4000;

export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showOffline = () => {
      clearTimeout(timer);
      setText(offline);
    };
    const showOnline = () => {
      setText(online);
      timer = setTimeout(() => setText(''), VISIBLE_MS);
    };
    window.addEventListener('offline', showOffline, listeners);
    window.addEventListener('online', showOnline, listeners);
    if (navigator.onLine === false) showOffline();
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
