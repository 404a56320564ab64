import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './catalogue.ts';

const languages = [
  ['en', ''],
  ['cn', '-cn'],
  ['de', '-de'],
] as const;

/** Each in every language, in the colours of the day and of the night. */
export const flatScreens = readdirSync(join(import.meta.dirname, '../flat-screens')).flatMap((file) => {
  const module = `flat-screens/${file}`;
  return languages.flatMap(([language, suffix]) => {
    const name = `screens/${file.slice(0, -3)}${suffix}`;
    return [
      { name, module, language, theme: 'day' },
      { name: `${name}-night`, module, language, theme: 'night' },
    ] satisfies Picture[];
  });
});
