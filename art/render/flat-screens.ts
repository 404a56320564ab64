import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './catalogue.ts';

/** Each in the colours of the day and of the night. */
export const flatScreens = readdirSync(join(import.meta.dirname, '../flat-screens')).flatMap((file) => {
  const name = `screens/${file.slice(0, -3)}`;
  const module = `flat-screens/${file}`;
  return [
    { name, module, theme: 'day' },
    { name: `${name}-night`, module, theme: 'night' },
  ] satisfies Picture[];
});
