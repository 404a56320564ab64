import { useEffect, useState } from 'react';

/** Delays code that is not part of the initial page until after the first paint. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setIsPainted(true));
    observer.observe({ type: 'paint', buffered: true });
    return () => observer.disconnect();
  }, []);
  return isPainted;
}
