import { useEffect, useState } from 'react';

/** Whether the page has been seen. What is not part of it waits until then, so that it never comes in between. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setIsPainted(true));
    observer.observe({ type: 'paint', buffered: true });
    return () => observer.disconnect();
  }, []);
  return isPainted;
}
