import { describe, expect, it } from 'vitest';
import { localeOf, withValue } from './locale-text.ts';

describe('the locale in the editors', () => {
  it('is set without changing formatting or comments', () => {
    const typed = '{\n  // mine\n  "locale": "EN",\n  "page":2\n}';
    expect(withValue(typed, 'locale', 'DE')).toBe(typed.replace('EN', 'DE'));
  });

  it.each(['', '{}'])('is added to %j', (typed) => {
    expect(JSON.parse(withValue(typed, 'lang', 'cn'))).toEqual({ lang: 'cn' });
  });

  it('is read from the variables, then from the headers', () => {
    expect(localeOf('{ "locale": "CN" }', '{ "lang": "de" }')).toBe('cn');
    expect(localeOf('{ "page": 1 }', '{ "lang": "de" }')).toBe('de');
  });

  it.each(['', '[', '"DE"', 'null', '{ "locale": "XX" }', '{ "locale": 1 }'])('is undefined in %j', (typed) => {
    expect(localeOf(typed, typed)).toBeUndefined();
  });
});
