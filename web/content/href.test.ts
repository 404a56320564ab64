import { expect, it } from 'vitest';
import { findHrefKind, type Href } from './href.ts';

it.each([
  ['/SAP', 'PAGE'],
  ['/material/0-all?category=castable', 'PAGE'],
  ['/privacyPolicy#cookies', 'PAGE'],
  ['#inquiry', 'FRAGMENT'],
  ['#choose-store', 'STORE'],
  ['https://ico.org.uk/', 'EXTERNAL'],
  ['https://www.edoeb.admin.ch/de?a=b#c', 'EXTERNAL'],
  ['mailto:privacy@heliograph.example', 'CONTACT'],
  ['tel:+498912345678', 'CONTACT'],
])('%s is a link of the kind %s', (href, kind) => {
  expect(findHrefKind(href)).toBe(kind);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:a',
  'http://example.com/',
  'HTTPS://example.com/',
  'https://user@example.com/',
  'https://example.com@evil.example/',
  'https://',
  'https:evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\njavascript:b',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a@b.example\nbcc:c',
  'tel:+49*31#',
  'tel:110',
  'file:///etc/passwd',
  '#"onclick="a',
  '',
])('%j is not a link', (href) => {
  expect(findHrefKind(href)).toBeNull();
});

it('other schemes and unknown pages are type errors', () => {
  const hrefs = [
    // @ts-expect-error A script.
    'javascript:alert(1)',
    // @ts-expect-error Not encrypted.
    'http://example.com/',
    // @ts-expect-error No such page.
    '/nothing',
    // @ts-expect-error Not a telephone number.
    'tel:+abc',
  ] satisfies Href[];
  expect(hrefs.map(findHrefKind)).toEqual([null, null, 'PAGE', null]);
});
