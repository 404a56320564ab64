import { locales } from '@heliograph/schema/locales.ts';

/** In mainland China, a landline is written with its area code and without +86. Other numbers stay as they are. */
export function formatPhone(phone: string, tag: string): string {
  return tag === locales.cn.tag ? phone.replace(/^\+86 (\d{2,3}) /, '0$1-') : phone;
}
