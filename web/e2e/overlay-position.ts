import type { Locator } from '@playwright/test';
import { waitForAnimations } from './accessibility.ts';

/** Finds parts outside the window, clipped content and covered controls. */
export async function findPositionFaults(overlay: Locator): Promise<string[]> {
  await waitForAnimations(overlay.page());
  return [...(await findOutside(overlay)), ...(await findCutContent(overlay)), ...(await findCoveredControls(overlay))];
}

function findOutside(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) => {
    const { clientWidth, clientHeight } = document.documentElement;
    // `clientWidth` excludes the scrollbar gutter, which stays reserved behind a dialog.
    const width = Math.min(clientWidth, document.documentElement.getBoundingClientRect().width);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const excess = { left: -left, top: -top, right: right - width, bottom: bottom - clientHeight };
    return Object.entries(excess).flatMap(([side, pixels]) =>
      pixels > 0.5 ? [`${Math.round(pixels)} px outside the window: ${side}`] : [],
    );
  });
}

function findCutContent(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].flatMap((box) => {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
      return scrolls && box.scrollWidth > box.clientWidth + 1 ? [`${box.className} is wider than its box`] : [];
    }),
  );
}

function findCoveredControls(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) => {
    const nameOf = (part: Element | null) =>
      part ? `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent.slice(0, 40)}` : 'the window';
    const isOperable = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(':disabled, [aria-hidden=true], .sr-only') &&
      getComputedStyle(control).pointerEvents !== 'none';
    const findCover = (control: HTMLElement): Element | null | undefined => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return control.contains(hit) || hit?.closest('label')?.control === control ? undefined : hit;
    };
    const selector = 'a[href], button, input, select, textarea, summary, [role=option]';
    const controls = [element, ...element.querySelectorAll('*')]
      .filter((part): part is HTMLElement => part instanceof HTMLElement && part.matches(selector))
      .filter(isOperable);
    // Forwards and backwards, so that each control is checked at both edges of its scroll container.
    const faults = [...controls, ...controls.toReversed()].flatMap((control) => {
      const cover = findCover(control);
      return cover === undefined ? [] : [`${nameOf(control)} is covered by ${nameOf(cover)}`];
    });
    return [...new Set(faults)];
  });
}
