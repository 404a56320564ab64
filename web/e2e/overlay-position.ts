import type { Locator } from '@playwright/test';
import { waitForAnimations } from './accessibility.ts';

/** What is wrong with where an overlay rests: parts outside the window, cut content, controls that something covers. */
export async function findPositionFaults(overlay: Locator): Promise<string[]> {
  await waitForAnimations(overlay.page());
  return overlay.evaluate((element) => {
    const { clientWidth, clientHeight } = document.documentElement;
    const nameOf = (part: Element) => `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent?.slice(0, 40)}`;
    const faults: string[] = [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const outside = { left: -left, top: -top, right: right - clientWidth, bottom: bottom - clientHeight };
    for (const [side, excess] of Object.entries(outside)) {
      if (excess > 0.5) faults.push(`${Math.round(excess)} px outside the window: ${side}`);
    }
    for (const box of [element, ...element.querySelectorAll('*')]) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
      if (scrolls && box.scrollWidth > box.clientWidth + 1) faults.push(`${nameOf(box)} is wider than its box.`);
    }

    const isOperable = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(':disabled, [aria-hidden=true], .sr-only') &&
      getComputedStyle(control).pointerEvents !== 'none';
    const controls = [
      ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=option]'),
    ].filter(isOperable);
    // Down and up again: each control stops once at the lower and once at the upper edge of what scrolls.
    for (const control of [...controls, ...controls.toReversed()]) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isReached = hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      if (!isReached) faults.push(`${nameOf(control)} is covered by ${hit ? nameOf(hit) : 'nothing: it is outside'}`);
      if (box.right > clientWidth + 0.5 || box.left < -0.5) faults.push(`${nameOf(control)} is cut.`);
    }
    return [...new Set(faults)];
  });
}
