import { expect, it } from 'vitest';
import { pickOverloadResponse } from './overload-response.ts';

it('spreads the retries of rejected clients evenly over five seconds', () => {
  const seconds = Array.from({ length: 100 }, (_, index) => {
    const { headers, body } = pickOverloadResponse(index / 100);
    const { retryAfter } = JSON.parse(body).errors[0].extensions;
    expect(headers).toEqual(['cache-control', 'no-store', 'retry-after', String(retryAfter)]);
    return retryAfter;
  });
  expect([1, 2, 3, 4, 5].map((second) => seconds.filter((one) => one === second).length)).toEqual(Array(5).fill(20));
});
