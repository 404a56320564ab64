import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Figure } from './figure.tsx';

const urlsOf = (image: HTMLElement) => {
  const sources = image.parentElement?.querySelector('source')?.srcset.split(', ') ?? [];
  return [image.getAttribute('src'), ...sources.map((source) => source.split(' ')[0])];
};

it.each([
  ['', ''],
  ['https://cdn.example/site', 'https://cdn.example/site'],
])('R282 R283 loads a picture from this site or the configured CDN: %j', (setting, base) => {
  vi.stubEnv('CDN_URL', setting);
  render(<Figure name="parts/splint" alt="A splint" sizes="100vw" />);
  const path = `${base}/pictures/parts/splint`;
  expect(urlsOf(screen.getByRole('img'))).toEqual([
    `${path}-960.webp`,
    `${path}-480.avif`,
    `${path}-960.avif`,
    `${path}.avif`,
  ]);
  vi.unstubAllEnvs();
});

it('shows a screen in the colors of the theme', () => {
  render(<Figure name="screens/fleet" alt="A screen" sizes="100vw" />);
  const [dark, light] = screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [];
  expect(dark?.media).toBe('(prefers-color-scheme: dark)');
  expect(dark?.srcset).toContain('/pictures/screens/fleet-night.avif');
  expect(light?.media).toBe('');
  expect(light?.srcset).toContain('/pictures/screens/fleet.avif');
});

it('R336 is hydrated without an error after its loading has started', async () => {
  const picture = <Figure name="parts/splint" alt="A splint" sizes="100vw" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picture);
  const image = screen.getByRole('img');
  image.setAttribute('loading', 'eager');
  const reported = vi.spyOn(console, 'error');
  const root = await act(() => hydrateRoot(container, picture));
  expect(reported).not.toHaveBeenCalled();
  expect(screen.getByRole('img')).toBe(image);
  act(() => root.unmount());
  container.remove();
});
