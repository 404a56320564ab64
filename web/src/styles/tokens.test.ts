import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = source.split('@media (prefers-color-scheme: dark)');

function readColors(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** WCAG 2.2 definitions. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const PAGE_GROUNDS = ['paper', 'paper-deep', 'surface'];
const SOFT_GROUNDS = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft'];

const TEXT: [text: string, grounds: string[]][] = [
  ['ink', [...PAGE_GROUNDS, ...SOFT_GROUNDS, 'backdrop']],
  ['ink-soft', [...PAGE_GROUNDS, 'accent-soft', 'backdrop']],
  ['accent', [...PAGE_GROUNDS, 'accent-soft']],
  ['accent-hover', [...PAGE_GROUNDS, 'accent-soft']],
  ['danger', [...PAGE_GROUNDS, 'danger-soft']],
  ['success', [...PAGE_GROUNDS, 'success-soft']],
  ['action-ink', ['action', 'action-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-graphite', ['graphite']],
  ['on-graphite-soft', ['graphite']],
  ['on-graphite-accent', ['graphite']],
  ['action', ['graphite']],
];

const OUTLINES: [outline: string, grounds: string[]][] = [
  ['edge', PAGE_GROUNDS],
  ['accent', PAGE_GROUNDS],
  ['danger', PAGE_GROUNDS],
];

function findLowContrast(tokens: Tokens, pairs: typeof TEXT, least: number): string[] {
  return pairs.flatMap(([name, grounds]) =>
    grounds.flatMap((ground) => {
      const { [name]: text, [ground]: background } = tokens;
      if (!text || !background) return [`${name} on ${ground}: not defined`];
      const ratio = contrast(text, background);
      return ratio < least ? [`${name} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each([
  ['light', readColors(light)],
  ['dark', { ...readColors(light), ...readColors(dark) }],
])('the colours of the %s theme', (_, tokens) => {
  it('have enough contrast for text on every background', () => {
    expect(findLowContrast(tokens, TEXT, 4.5)).toEqual([]);
  });

  it('have enough contrast for control outlines', () => {
    expect(findLowContrast(tokens, OUTLINES, 3)).toEqual([]);
  });
});

it('the dark theme defines every colour of the light theme', () => {
  expect(Object.keys(readColors(dark)).toSorted()).toEqual(Object.keys(readColors(light)).toSorted());
});

it.each([
  ['light', light],
  ['dark', dark],
])('the %s scrollbar gutter matches the page background under the overlay', (_, css) => {
  const [, red, green, blue, percent] = /--veil: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(css) ?? [];
  const alpha = Number(percent) / 100;
  const { paper = '', 'paper-veiled': veiled } = readColors(css);
  const channels = [red, green, blue].map((channel, index) => {
    const under = Number.parseInt(paper.slice(1 + 2 * index, 3 + 2 * index), 16);
    const mixed = Math.round(alpha * Number(channel) + (1 - alpha) * under);
    return mixed.toString(16).padStart(2, '0');
  });
  expect(veiled).toBe(`#${channels.join('')}`);
});
