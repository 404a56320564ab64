import { expect, it } from 'vitest';
import type { PhoneLine } from '#content/contact/market-contacts.ts';
import { renderPage } from '#testing/render.tsx';
import { PhoneHours } from './phone-hours.tsx';

const line: PhoneLine = { days: [1, 5], opens: '08:00', closes: '17:30', languages: ['de', 'en'] };

it.each([
  ['en', 'Mon–Fri, 8 AM–5:30 PM Berlin time, in German and English'],
  ['cn', '周一至周五 8:00–17:30（柏林时间），德语和英语'],
  ['de', 'Mo–Fr 8–17:30 Uhr, auf Deutsch und Englisch'],
] as const)('the phone hours of an office are in the format of the language: %s', (locale, text) => {
  const { container } = renderPage(<PhoneHours office="berlin" line={line} />, { locale });
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(text);
});

it('an office without phone hours shows none', () => {
  const { container } = renderPage(<PhoneHours office="berlin" line={null} />);
  expect(container).toBeEmptyDOMElement();
});
