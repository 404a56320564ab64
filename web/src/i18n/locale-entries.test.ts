import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { localeEntries } from './locale-entries.ts';
import { messages } from './messages.ts';

it('R217 a locale entry has a code, an ISO code, a file and a name', () => {
  expect(localeEntries.map(({ code }) => code)).toEqual(localeCodes);
  expect(localeEntries.slice(0, 3)).toEqual([
    { code: 'en', iso: 'en', file: 'en.json', name: 'English' },
    { code: 'cn', iso: 'zh-CN', file: 'cn.json', name: '简体中文' },
    { code: 'de', iso: 'de', file: 'de.json', name: 'Deutsch' },
  ]);
});

it.each(localeEntries)('R217 $file contains the messages in $name', ({ code, file }) => {
  const path = join(import.meta.dirname, '../../messages', file);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(messages[code]);
});
