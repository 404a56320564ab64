import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optional } from './lenient-parse.ts';
import {
  legacyHtml,
  legacyId,
  legacyLink,
  legacyPicture,
  legacySize,
  legacyTerm,
  legacyText,
  toLocales,
} from './schemas.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe('id', () => {
  it('converts numbers to strings', () => {
    expect([legacyId.parse(7), legacyId.parse('7')]).toEqual(['7', '7']);
  });

  it.each([1.5, Number.NaN, null, undefined, {}, true])('rejects %j', (value) => {
    expect(accepts(legacyId, value)).toBe(false);
  });
});

describe('term', () => {
  it('is mapped to an id and a label', () => {
    expect(legacyTerm.parse({ code: 'a', name: 'A', count: 3 })).toEqual({ id: 'a', label: 'A' });
    expect(accepts(legacyTerm, { code: 1, name: 'A' })).toBe(false);
  });
});

describe('link', () => {
  it.each([
    '/',
    '/hardware/A2D_4K',
    '/search?key=树脂',
    'https://a.example',
    'http://a.example/b',
    'HTTPS://a.example',
  ])('accepts %s', (link) => {
    expect(legacyLink.parse(link)).toBe(link);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'ftp://a.example',
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    '/\t/a.example',
    '/\n/a.example',
    '/\r\\a.example',
    'a.example',
    'httpsx://a.example',
    'x\n/a',
    'https://',
    'https://[',
    'http://a.example:99999/',
  ])('rejects %j', (link) => {
    expect(accepts(legacyLink, link)).toBe(false);
  });
});

describe('picture', () => {
  const picture = {
    url: '/a.avif',
    width: 640,
    height: 480,
    alt: 'A',
    placeholder: 'data:image/webp;base64,AAAA',
    name: 'products/A',
    renditions: [{ url: '/a-480.avif', format: 'avif', width: 480, height: 360 }],
  };

  it('accepts a picture with its size and a placeholder', () => {
    expect(legacyPicture.parse(picture)).toEqual(picture);
  });

  it.each(['https://a.example/a.webp', 'data:text/html;base64,AAAA', 'data:image/webp;base64,<>', 5, undefined])(
    'drops the placeholder %j',
    (placeholder) => {
      expect(legacyPicture.parse({ ...picture, placeholder })).toEqual({ ...picture, placeholder: null });
    },
  );

  it.each([{ width: 0 }, { height: -1 }, { width: '640' }, { url: 'javascript:alert(1)' }, { alt: null }])(
    'is invalid with %j, without affecting the rest of the record',
    (change) => {
      expect(accepts(legacyPicture, { ...picture, ...change })).toBe(false);
      const record = z.object({ name: z.string(), ...optional({ picture: legacyPicture }) });
      expect(record.parse({ name: 'A', picture: { ...picture, ...change } })).toEqual({ name: 'A', picture: null });
    },
  );
});

describe('text', () => {
  it.each([
    ['a string', legacyText, 10_000],
    ['a link', legacyLink, 2_048],
    ['HTML', legacyHtml, 500_000],
  ])('has a maximum length: %s', (_name, schema, length) => {
    expect(accepts(schema, '/'.padEnd(length, 'x'))).toBe(true);
    expect(accepts(schema, '/'.padEnd(length + 1, 'x'))).toBe(false);
  });
});

describe('size', () => {
  it('has three dimensions', () => {
    const size = { width: 124.8, depth: 70.2, height: 70 };
    expect(legacySize.parse(size)).toEqual(size);
    expect(accepts(legacySize, { ...size, height: '70' })).toBe(false);
  });
});

describe('HTML', () => {
  it('is sanitized when it is parsed', () => {
    expect(legacyHtml.parse('<p onclick="a()">b</p><script>c()</script>')).toBe('<p>b</p>');
    expect(accepts(legacyHtml, null)).toBe(false);
  });
});

describe('translations', () => {
  it('Q1 are mapped to the locales of the schema', () => {
    expect(toLocales({ language: 'zh', languages: ['en', 'zh', 'de'] })).toEqual({
      availableLocales: ['en', 'cn', 'de'],
      servedLocale: 'cn',
    });
  });

  it('omits languages without a locale', () => {
    expect(toLocales({ language: 'xx', languages: ['xx', 'cn', 'de'] })).toEqual({
      availableLocales: ['de'],
      servedLocale: 'en',
    });
  });
});
