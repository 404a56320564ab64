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
  it('is a text, whether it came as a number or as a text', () => {
    expect([legacyId.parse(7), legacyId.parse('7')]).toEqual(['7', '7']);
  });

  it.each([1.5, Number.NaN, null, undefined, {}, true])('is not %j', (value) => {
    expect(accepts(legacyId, value)).toBe(false);
  });
});

describe('term', () => {
  it('is a code with its name', () => {
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
  ])('is %s', (link) => {
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
  ])('is not %j, which leads elsewhere or nowhere', (link) => {
    expect(accepts(legacyLink, link)).toBe(false);
  });
});

describe('picture', () => {
  const picture = { url: '/a.avif', width: 640, height: 480, alt: 'A', placeholder: 'data:image/webp;base64,AAAA' };

  it('comes with its size and a placeholder', () => {
    expect(legacyPicture.parse(picture)).toEqual(picture);
  });

  it.each(['https://a.example/a.webp', 'data:text/html;base64,AAAA', 'data:image/webp;base64,<>', 5, undefined])(
    'does without the placeholder %j',
    (placeholder) => {
      expect(legacyPicture.parse({ ...picture, placeholder })).toEqual({ ...picture, placeholder: null });
    },
  );

  it.each([{ width: 0 }, { height: -1 }, { width: '640' }, { url: 'javascript:alert(1)' }, { alt: null }])(
    'is none with %j, and spoils nothing but itself',
    (fault) => {
      expect(accepts(legacyPicture, { ...picture, ...fault })).toBe(false);
      const record = z.object({ name: z.string(), ...optional({ picture: legacyPicture }) });
      expect(record.parse({ name: 'A', picture: { ...picture, ...fault } })).toEqual({ name: 'A', picture: null });
    },
  );
});

describe('text', () => {
  it.each([
    ['a text', legacyText, 10_000],
    ['a link', legacyLink, 2_048],
    ['markup', legacyHtml, 500_000],
  ])('is bounded: %s', (_what, schema, length) => {
    expect(accepts(schema, '/'.padEnd(length, 'x'))).toBe(true);
    expect(accepts(schema, '/'.padEnd(length + 1, 'x'))).toBe(false);
  });
});

describe('size', () => {
  it('has three sides', () => {
    const size = { width: 124.8, depth: 70.2, height: 70 };
    expect(legacySize.parse(size)).toEqual(size);
    expect(accepts(legacySize, { ...size, height: '70' })).toBe(false);
  });
});

describe('markup', () => {
  it('is clean as soon as it is read', () => {
    expect(legacyHtml.parse('<p onclick="a()">b</p><script>c()</script>')).toBe('<p>b</p>');
    expect(accepts(legacyHtml, null)).toBe(false);
  });
});

describe('translations', () => {
  it('Q1 are named by the locales of the schema', () => {
    expect(toLocales({ language: 'zh', languages: ['en', 'zh', 'de'] })).toEqual({
      availableLocales: ['en', 'cn', 'de'],
      servedLocale: 'cn',
    });
  });

  it('leaves out languages that the site does not have', () => {
    expect(toLocales({ language: 'fr', languages: ['fr', 'cn', 'de'] })).toEqual({
      availableLocales: ['de'],
      servedLocale: 'en',
    });
  });
});
