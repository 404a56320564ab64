import { expect, it } from 'vitest';
import { get } from './site.ts';

it('pages of other origins can read and store pictures', async () => {
  const { status, headers } = await get('/pictures/products/A2D_4K-480.avif');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

it('pages of other origins cannot read pages', async () => {
  const { headers } = await get('/hardware/A2D_4K');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
