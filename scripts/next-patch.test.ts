import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The last Next.js version that was seen to send `Location` twice: https://github.com/vercel/next.js/issues/82117 */
const SEEN_IN = '16.4.6';
const NEXT = 'web/node_modules/next';
const TODO =
  'Remove the patch, and run `pnpm e2e http/live-streams -t outdated`. If it passes, delete patches/ and this test; else rename the patch, and set SEEN_IN.';

it('patches the Next.js version that sends the Location header of a cached redirect twice', () => {
  expect(globSync('patches/next@*')).toEqual([`patches/next@${SEEN_IN}.patch`]);
  expect(JSON.parse(readFileSync(`${NEXT}/package.json`, 'utf8')).version, TODO).toBe(SEEN_IN);
});

it('needs the patch of Next.js as long as rendering sets the headers that are sent again from the cache', () => {
  const rendering = readFileSync(`${NEXT}/dist/server/app-render/app-render.js`, 'utf8');
  expect(/res\.setHeader\(name, \w+\);\s+setMetadataHeader\(name\)/.test(rendering), TODO).toBe(true);
});
