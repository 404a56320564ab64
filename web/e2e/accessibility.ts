import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { expect } from './site.ts';

/** Global in the page. */
declare const axe: { run: typeof run };

/** Minified, which takes a third less time to compile. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const FRAME = ['#site-header', '.site-footer'];

/** The tests of the design tokens prove the contrast of both color schemes. */
const COLOR_SCHEMES = isLongRun ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * Accessibility (a11y): runs axe, all rules in light, those on colors in dark. It runs in the page itself, because
 * `@axe-core/playwright` takes ten times as long, for frames that these pages lack.
 */
export async function expectAccessible(
  page: Page,
  { isFrameIgnored = false }: { isFrameIgnored?: boolean } = {},
): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    const violations = await page.evaluate(findViolations, {
      rules: colorScheme === 'light' ? RULES : COLOR_RULES,
      isTag: colorScheme === 'light',
      ignored: isFrameIgnored ? FRAME : [],
    });
    expect(violations, colorScheme).toEqual([]);
  }
}

/** Runs in the page. */
async function findViolations({ rules, isTag, ignored }: { rules: string[]; isTag: boolean; ignored: string[] }) {
  const exclude = ignored.filter((selector) => document.querySelector(selector));
  const runOnly = { type: isTag ? ('tag' as const) : ('rule' as const), values: rules };
  const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }));
}

/**
 * Contrast cannot be measured during a transition. Repeats until no animation is left, because an inherited colour
 * starts one transition per level. Animations of undrawn elements, such as in a closed disclosure, and those driven by
 * scrolling never finish and are ignored.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isPassing = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    let running: Animation[];
    do {
      await nextFrame();
      await nextFrame();
      running = document.getAnimations().filter(isPassing);
      await Promise.allSettled(running.map(({ finished }) => finished));
    } while (running.length > 0);
  });
}

export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(findShortRows), `${width} px`).toEqual([]);
    expect(await page.evaluate(findBrokenWords), `${width} px`).toEqual([]);
  }
}

/** Runs in the page: grids whose last row ends before the others do. A cell that is alone does not count. */
function findShortRows(): string[] {
  return [...document.querySelectorAll('.even-grid')].flatMap((grid) => {
    const { lastElementChild: last, childElementCount: count } = grid;
    if (!last || count === 1 || !grid.checkVisibility()) return [];
    const room = grid.getBoundingClientRect().right - last.getBoundingClientRect().right;
    return room > 1 ? [`${count} cells: ${last.textContent?.slice(0, 40)}`] : [];
  });
}

/** Runs in the page: words too short for a hyphen, order numbers, and figures with their units, that continue on the next line. */
function findBrokenWords(): string[] {
  const pattern =
    /[A-Z]{2}-\d{3}(?:-\d)?|\d[\d.,]*(?:\u00a0[\p{Script=Latin}°%]{1,4}(?!\p{L})|[ \u00a0][件副个台款])|(?<!\p{L})\p{Script=Latin}{2,8}(?!\p{L})/gu;
  const lineCount = (range: Range) =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom))).size;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    if (lineCount(range) < 2 || node.parentElement?.closest('.wrap-anywhere, code')) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lineCount(range) > 1) found.push(`${word} in: ${node.nodeValue?.slice(0, 60)}`);
    }
  }
  return found;
}
