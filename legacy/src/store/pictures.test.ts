import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import rendered from '../../content/pictures.json' with { type: 'json' };
import { toPicture } from './pictures.ts';

const PUBLIC = new URL('../../../web/public', import.meta.url).pathname;

it('names only files of the site', () => {
  const pictures = Object.keys(rendered).flatMap((name) => toPicture({ name, alt: '' }) ?? []);
  const urls = pictures.flatMap(({ url, renditions }) => [url, ...renditions.map((one) => one.url)]);
  expect(urls.length).toBeGreaterThan(100);
  expect(urls.filter((url) => !existsSync(PUBLIC + url))).toEqual([]);
});
