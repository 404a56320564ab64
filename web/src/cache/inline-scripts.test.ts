import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { hashFrameworkScripts, mergeFlightScripts } from './inline-scripts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageWith = (...scripts: string[]) =>
  `<html><body><p>Resin</p>${scripts.map((text) => `<script>${text}</script>`).join('')}</body></html>`;

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const ROW = String.raw`self.__next_f.push([1,"0:[\"a\u003c/script>\",\"(b)\"]\n"])`;
const CLIENT_RENDER =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};';

it('merges flight data into one script', () => {
  const html = mergeFlightScripts(pageWith(START, ROW, ROW));
  expect(html).toBe(pageWith(`${START};${ROW};${ROW}`));
  expect(hashFrameworkScripts(html)).toEqual([hashOf(`${START};${ROW};${ROW}`)]);
});

it.each([
  START,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  `${CLIENT_RENDER};$RX("B:0","")`,
  '$RX("B:1f","digest")',
  '$RC("B:0","S:0")',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
])('hashes a framework script: %s', (script) => {
  expect(hashFrameworkScripts(pageWith(script))).toEqual([hashOf(script)]);
});

it.each([
  'alert(1)',
  `alert(1);${START}`,
  `${START};alert(1)`,
  `${START};self.__next_f.push([1,"a"+alert(1)])`,
  `${START};self.__next_f.push([1,""]);alert(1);self.__next_f.push([1,""])`,
  `${CLIENT_RENDER}alert(1);$RX("B:0","")`,
  '$RX=function(b){alert(1)};;$RX("B:0","")',
  '$RX("B:1",alert`1`)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])('does not hash an injected script: %s', (script) => {
  expect(hashFrameworkScripts(pageWith(script))).toEqual([]);
});

it('lists duplicate scripts once', () => {
  expect(hashFrameworkScripts(pageWith(START, START))).toHaveLength(1);
});

it('knows the instructions of the bundled React version', () => {
  const path = createRequire(import.meta.url).resolve(
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  );
  const literals = readFileSync(path, 'utf8').matchAll(/'(\$(?:RX|RB|RS|RM)=(?:[^'\\]|\\.)*)'/g);
  const definitions = Array.from(literals, ([, text = '']) =>
    text.replaceAll(String.raw`\n`, '\n').replace(/;*(?:\$R[A-Z]\("?)?$/, ''),
  );
  const scripts = [...new Set(definitions)].map((definition) => `${definition};$RX("B:0","S:0")`);
  expect(scripts).toHaveLength(4);
  for (const script of scripts) expect(hashFrameworkScripts(pageWith(script))).toEqual([hashOf(script)]);
});
