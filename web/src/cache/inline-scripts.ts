import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const FLIGHT_PUSH = 'self.__next_f.push(';
const FLIGHT_DATA =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\))*$/;
const ENTRY_CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;
/** A React instruction: its definition on first use, then a call. */
const REACT_INSTRUCTION = /^(?:(\$R.*?);+)?\$R[A-Z]\(([^()]*)\)$/s;
const REACT_START = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** SHA-256 of React's instruction definitions ($RX, $RB, $RS, $RM); they change with React versions. */
const REACT_DEFINITIONS = new Set([
  'jWUGjMRHNLSoNHPd4KWw4+G9pQwz+ZLNEf0h9mnNOjc=',
  'tNBrhVhpwBw/l0vCWPK8EIr/51zkeQJGlBE46KH5wHM=',
  'dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws=',
  'ik5CuzKG16kxLMiWrbGtWliE5C3GFYiZnsysYypmDVc=',
]);

/** Merges the flight data into one script, because every inline script needs a hash in the policy. */
export function mergeFlightScripts(html: string): string {
  return html.replaceAll(`</script><script>${FLIGHT_PUSH}`, `;${FLIGHT_PUSH}`);
}

/**
 * CSP hashes of the inline scripts of Next.js and React. Matches complete scripts only, so that injected scripts get no
 * hash and do not run.
 */
export function hashFrameworkScripts(html: string): string[] {
  const scripts = new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text));
  return [...scripts].filter(isOfFramework).map((text) => `'sha256-${hash(text)}'`);
}

function isOfFramework(text: string): boolean {
  return (
    text === REACT_START || FLIGHT_DATA.test(text) || isJson(ENTRY_CHUNKS.exec(text)?.[1]) || isReactInstruction(text)
  );
}

function isReactInstruction(text: string): boolean {
  const [isInstruction, definition, values] = REACT_INSTRUCTION.exec(text) ?? [];
  return (
    isInstruction !== undefined && isJson(`[${values}]`) && (!definition || REACT_DEFINITIONS.has(hash(definition)))
  );
}

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
