import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import pictures from '../../../legacy/content/pictures.json' with { type: 'json' };
import { LocalizedFigure } from './localized-figure.tsx';

it.each([
  ['en', 'screens/fleet'],
  ['cn', 'screens/fleet-cn'],
  ['de', 'screens/fleet-de'],
] as const)('a screen is in the language of the page and the colors of the theme: %s', (locale, name) => {
  renderPage(<LocalizedFigure name="screens/fleet" alt="A screen" sizes="100vw" />, { locale });
  const [dark, light] = screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [];
  expect(dark?.media).toBe('(prefers-color-scheme: dark)');
  expect(dark?.srcset).toContain(`/pictures/${name}-night.avif`);
  expect(light?.media).toBe('');
  expect(light?.srcset).toContain(`/pictures/${name}.avif`);
});

it('every screen is drawn in all languages', () => {
  const screens = Object.keys(pictures).filter((name) => /^screens\/.*-night$/.test(name));
  const stems = new Set(screens.map((name) => name.replace(/(-cn|-de)?-night$/, '')));
  const missing = [...stems].flatMap((stem) =>
    ['', '-cn', '-de'].map((suffix) => `${stem}${suffix}-night`).filter((name) => !screens.includes(name)),
  );
  expect(stems.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
