import { expect, it } from 'vitest';
import { splitLinks } from './inline-links.ts';

it('splits a text at its links', () => {
  expect(splitLinks('Read [the policy](/privacyPolicy) (now).')).toEqual([
    { text: 'Read ' },
    { text: 'the policy', target: '/privacyPolicy' },
    { text: ' (now).' },
  ]);
  expect(splitLinks('[a](/x)[b](#y)')).toEqual([
    { text: 'a', target: '/x' },
    { text: 'b', target: '#y' },
  ]);
});

it('ignores brackets that are not links', () => {
  for (const text of ['Art. 6(1)(a) GDPR [sic]', '', '第（一）项']) {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(splitLinks(text).some(({ target }) => target)).toBe(false);
  }
});
