'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { LocalizedCostCalculatorProps } from './localized-cost-calculator.tsx';
// The prerendered line needs its styles before the calculator loads.
import './cost-line.css';

const near = Promise.withResolvers<void>();

/**
 * Prerendered. In the browser, it loads and hydrates when it comes near the viewport, together with its messages: all
 * marketing pages load this file, as they share the map of sections.
 */
const CostCalculator = lazy(async () => {
  if (typeof window !== 'undefined') await near.promise;
  const { LocalizedCostCalculator: component } = await import('./localized-cost-calculator.tsx');
  return { default: component };
});

/** The fallback remains without JavaScript. */
export function LazyCostCalculator({ fallback, ...props }: LocalizedCostCalculatorProps & { fallback: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.resolve();
      },
      { rootMargin: '400px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <Suspense fallback={fallback}>
        <CostCalculator {...props} />
      </Suspense>
    </div>
  );
}
