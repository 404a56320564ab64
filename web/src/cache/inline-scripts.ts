import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const FLIGHT_PUSH = 'self.__next_f.push(';
const FLIGHT_DATA =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\))*$/;
const ENTRY_CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;
/** React's own instructions: their definition, where it comes first, and a call. */
const REACT_INSTRUCTION = /^(\$R.*?;)?;?\$R[A-Z]\(([^()]*)\)$/s;
const REACT_START = 'requestAnimationFrame(function(){$RT=performance.now()});';

const require = createRequire(import.meta.url);

let react: string | undefined;

/** When it is first needed: the bundle of `proxy.ts` has a copy of this file, in which modules are no files. */
function readReact(): string {
  const path = require.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  react ??= readFileSync(path, 'utf8').replaceAll(String.raw`\n`, '\n');
  return react;
}

/** Puts the data of a page into one script: each script costs the policy a hash. */
export function mergeFlightScripts(html: string): string {
  return html.replaceAll(`</script><script>${FLIGHT_PUSH}`, `;${FLIGHT_PUSH}`);
}

/**
 * Hashes the inline scripts of Next.js and React, as a content security policy lists them. They are told by all of
 * their text, so that a script which got into a page with its content has no hash and does not run.
 */
export function hashFrameworkScripts(html: string): string[] {
  const scripts = new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text));
  return [...scripts]
    .filter(isOfFramework)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function isOfFramework(text: string): boolean {
  return (
    text === REACT_START || FLIGHT_DATA.test(text) || isJson(ENTRY_CHUNKS.exec(text)?.[1]) || isReactInstruction(text)
  );
}

function isReactInstruction(text: string): boolean {
  const [isInstruction, definition, values] = REACT_INSTRUCTION.exec(text) ?? [];
  return isInstruction !== undefined && isJson(`[${values}]`) && (!definition || readReact().includes(`'${definition}`));
}

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
