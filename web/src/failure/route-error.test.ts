import { expect, it } from 'vitest';
import { toRouteError } from './route-error.ts';

it('R326 extracts the status and the message of an error', () => {
  expect(toRouteError(Object.assign(new Error('gone'), { statusCode: 410, digest: 'abc' }))).toEqual({
    statusCode: 410,
    message: 'gone',
    reference: 'abc',
  });
});

it.each([[new Error('x')], ['x'], [null], [undefined], [{ statusCode: 'x' }], [{ statusCode: 200 }]])(
  'R326 R327 defaults to 500: %s',
  (thrown) => {
    expect(toRouteError(thrown).statusCode).toBe(500);
  },
);
