import { expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

it.each([
  ['+86 21 0000 0100', 'zh-CN', '021-0000 0100'],
  ['+86 757 0000 0031', 'zh-CN', '0757-0000 0031'],
  ['+49 30 23125 100', 'zh-CN', '+49 30 23125 100'],
  ['+86 21 0000 0100', 'en', '+86 21 0000 0100'],
])('writes %s for %s as %s', (phone, tag, expected) => {
  expect(formatPhone(phone, tag)).toBe(expected);
});
