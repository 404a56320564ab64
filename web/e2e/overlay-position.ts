import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from './accessibility.ts';

export const NARROW = [390, 820] as const;
export const WIDE = [1440] as const;
export const ALL_WIDTHS = [...NARROW, ...WIDE] as const;

const HEIGHTS: Record<number, number> = { 390: 780, 820: 1100, 1440: 860 };

export function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
}

/** Finds parts outside the window or under others, a covered field with an error, clipped content and covered controls. */
export async function findPositionFaults(overlay: Locator): Promise<string[]> {
  await waitForAnimations(overlay.page());
  return [
    ...(await findCoveredError(overlay)),
    ...(await findOutside(overlay)),
    ...(await findCovers(overlay)),
    ...(await findCoveredContent(overlay)),
  ];
}

/** For content that opens within the page, which may be taller than the window. */
export async function findCoveredContent(part: Locator): Promise<string[]> {
  return [...(await findCoveredError(part)), ...(await findCutContent(part)), ...(await findCoveredControls(part))];
}

/** The focused field, its label and its error, as the form has scrolled to them. */
function findCoveredError(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const field = document.activeElement;
    if (!element.contains(field) || !field?.matches('[aria-invalid=true]')) return [];
    const texts = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [field, ...texts].flatMap((one) => {
      if (!one) return ['a focused field has no error'];
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const middle = (left + right) / 2;
      const isCovered = [top + 2, bottom - 2].some((y) => !one.contains(document.elementFromPoint(middle, y)));
      return isCovered ? [`${one.tagName} ${one.textContent.slice(0, 40)} of the focused field is covered`] : [];
    });
  });
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

/** What lies over the overlay, at a grid of points within its box. */
function findCovers(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) => {
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const covers = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.15, 0.35, 0.5, 0.65, 0.85].flatMap((down) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit && !element.contains(hit) && !hit.contains(element) ? [hit] : [];
      }),
    );
    return [...new Set(covers)].map((cover) => `covered by ${cover.tagName} ${cover.textContent.slice(0, 40)}`);
  });
}

function findCutContent(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].flatMap((box) => {
      // Wide tables and lines of links are meant to scroll.
      const isMeantTo = ['scroll-region', 'scroll-line'].some((name) => box.classList.contains(name));
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY) && !isMeantTo;
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
