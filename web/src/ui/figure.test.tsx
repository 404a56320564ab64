import { render, screen } from '@testing-library/react';
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
