/** A call of an operation before it runs: one of `anyOf`. */
export type EstimatedCall = { anyOf: string[]; cache: string; isCertain: boolean };

type Calls = { atMost: number; cached: number; calls: EstimatedCall[] };

/** The REST calls of an operation before it runs, or the reason why there is no estimate. */
export type CallEstimate = Calls | { failure: string };

export const ESTIMATE_UNREACHABLE = 'No estimate: the gateway cannot be reached.';

/** Reads the response of the gateway, or of a proxy in front of it. */
export function readEstimate(status: number, text: string): CallEstimate {
  const { extensions, errors } = toObject(parseJson(text));
  const { estimate } = toObject(extensions);
  if (isCalls(estimate)) return estimate;
  const { message = `the gateway did not respond (HTTP ${status}).` } = toObject(
    Array.isArray(errors) ? errors[0] : undefined,
  );
  return { failure: `No estimate: ${message}` };
}

export function describeEstimate({ atMost, cached, calls }: Calls, isMutation: boolean): string {
  const prefix = isMutation ? 'Not sent yet. ' : '';
  if (atMost === 0) return `${prefix}No REST calls.`;
  const certain = calls.filter(({ isCertain }) => isCertain).length;
  const noun = atMost === 1 ? 'call' : 'calls';
  return `${prefix}${describeRange(certain, atMost)} REST ${noun}${describeCached(atMost, cached)}.`;
}

function describeRange(certain: number, atMost: number): string {
  if (certain === atMost) return String(atMost);
  return certain === 0 ? `At most ${atMost}` : `${certain} to ${atMost}`;
}

function describeCached(atMost: number, cached: number): string {
  if (cached === 0) return ', none from the cache now';
  if (cached < atMost) return `, ${cached} from the cache now`;
  return atMost === 1 ? ', from the cache now' : ', all from the cache now';
}

/** Groups equal calls; certain ones first, as the gateway lists them. */
export function groupEstimatedCalls(calls: readonly EstimatedCall[]): (EstimatedCall & { times: number })[] {
  const groups = Map.groupBy(calls, ({ anyOf, cache, isCertain }) => `${anyOf} ${cache} ${isCertain}`);
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, times: group.length })));
}

function isCalls(value: unknown): value is Calls {
  const { atMost, cached, calls } = toObject(value);
  return typeof atMost === 'number' && typeof cached === 'number' && Array.isArray(calls) && calls.every(isCall);
}

function isCall(value: unknown): value is EstimatedCall {
  const { anyOf, cache, isCertain } = toObject(value);
  return Array.isArray(anyOf) && typeof cache === 'string' && typeof isCertain === 'boolean';
}

function toObject(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
