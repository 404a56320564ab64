import { expect, it } from 'vitest';
import { limitErrors, toSafeMessage } from './error-limits.ts';

it.each([
  [
    'Variable "$p" got invalid value "secret"; Int cannot represent non-integer value: "secret"',
    'Variable "$p" got invalid value; Int cannot represent non-integer value.',
  ],
  [
    'Variable "$f" got invalid value { a: "secret; x" } at "f.items[0]"; Field "b" is not defined by type "F".',
    'Variable "$f" got invalid value at "f.items[0]"; Field "b" is not defined by type "F".',
  ],
  [
    'Variable "$l" got invalid value "secret"; Value "secret" does not exist in "Locale" enum. Did you mean the enum value "EN"?',
    'Variable "$l" got invalid value; Value does not exist in "Locale" enum. Did you mean the enum value "EN"?',
  ],
  ['Enum "Locale" cannot represent non-enum value: "secret".', 'Enum "Locale" cannot represent non-enum value.'],
  ['Expected value of type "F", found ["secret"].', 'Expected value of type "F".'],
  [`Variable "$p" got invalid value "${'secret'.repeat(9_000)}"; Int cannot`, 'Variable "$p" got invalid value.'],
  ['Cannot query field "nam" on type "Material". Did you mean "name"?', null],
  ['pageSize must be between 1 and 100.', null],
])('omits client input from the message: %s', (message, expected) => {
  expect(toSafeMessage(message)).toBe(expected ?? message);
});

it.each([' cannot represent ', 'Value "', ' at "a.', '; Field', '"', ', found'])(
  'truncates a message of 200,000 characters that repeats %j',
  (part) => {
    const message = `Variable "$p" got invalid value "${part.repeat(200_000 / part.length)}`;
    expect(toSafeMessage(message).length).toBeLessThan(400);
  },
);

it('omits client errors beyond the size limit but keeps all server errors', () => {
  const errorsOf = (code: string) =>
    Array.from({ length: 100 }, (_, n) => ({ message: `Message ${n}`, extensions: { code } }));
  const limited = limitErrors([...errorsOf('BAD_USER_INPUT'), ...errorsOf('UPSTREAM_UNAVAILABLE')]);
  expect(limited.filter(({ extensions }) => extensions?.code === 'UPSTREAM_UNAVAILABLE')).toHaveLength(100);
  expect(limited.at(-1)).toEqual({
    message: `${201 - limited.length} more errors omitted.`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(limitErrors(errorsOf('UPSTREAM_UNAVAILABLE'))).toHaveLength(100);
});
