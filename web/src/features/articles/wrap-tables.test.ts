import { expect, it } from 'vitest';
import { wrapTables } from './wrap-tables.ts';

const TABLE = '<table><tr><td>1</td></tr></table>';

it('wraps each table in a named, scrollable element', () => {
  const box = (label: string) => `<div class="scroll-region" role="group" tabindex="0" aria-label="${label}">`;
  expect(wrapTables(`<p>a</p>${TABLE}<p>b</p>${TABLE}`, 'Values')).toBe(
    `<p>a</p>${box('Values')}${TABLE}</div><p>b</p>${box('Values')}${TABLE}</div>`,
  );
  expect(wrapTables('<p>No table.</p>', 'Values')).toBe('<p>No table.</p>');
});

it('escapes the name', () => {
  const boxed = wrapTables(TABLE, `Plate "sticks"><img src=x onerror=alert(1)> $'`);
  expect(boxed).toBe(
    `<div class="scroll-region" role="group" tabindex="0" aria-label="Plate &quot;sticks&quot;&gt;&lt;img src=x onerror=alert(1)&gt; $&apos;">${TABLE}</div>`,
  );
});
