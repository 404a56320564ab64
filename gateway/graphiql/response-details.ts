import { isCalls, type LegacyCall } from './legacy-calls.ts';
import { isCost, type OperationCost } from './operation-cost.ts';

/** What GraphiQL shows of an HTTP response besides its body. */
export type ResponseDetails = {
  /** Unset if there was no response. */
  status?: number;
  milliseconds: number;
  /** Of the decoded body. */
  bytes: number;
  cache: string;
  requestId: string | undefined;
  calls: LegacyCall[] | undefined;
  cost: OperationCost | undefined;
  /** Why there is no response of the gateway, and what to do. */
  failure?: string;
};

type Response = { status: number; headers: Headers; text: string; milliseconds: number };

export const UNREACHABLE =
  'The gateway cannot be reached. Check that it is running and that this computer is online, then run the operation again.';

/** Separates what the response says about its execution from what GraphiQL displays. */
export function readResponse({ status, headers, text, milliseconds }: Response) {
  const body = parseObject(text);
  const failure = describeFailure(status, headers, body !== undefined);
  const { legacy, cost, ...others } = { ...toObject(body?.extensions) };
  const extensions = {
    ...others,
    ...(legacy !== undefined && !isCalls(legacy) && { legacy }),
    ...(cost !== undefined && !isCost(cost) && { cost }),
  };
  const { extensions: _, ...rest } = body ?? { errors: [{ message: failure }] };
  const details: ResponseDetails = {
    status,
    milliseconds,
    bytes: new TextEncoder().encode(text).byteLength,
    cache: describeCache(headers),
    requestId: headers.get('x-request-id') ?? undefined,
    calls: isCalls(legacy) ? legacy : undefined,
    cost: isCost(cost) ? cost : undefined,
    ...(failure !== undefined && { failure }),
  };
  return { displayed: Object.keys(extensions).length > 0 ? { ...rest, extensions } : rest, details };
}

/** Undefined if the gateway has executed the operation or explains in the body why not. */
function describeFailure(status: number, headers: Headers, isGateway: boolean): string | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (status === 503 && seconds > 0) {
    return `The gateway is overloaded. Run the operation again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  }
  if (isGateway) return;
  const kind = headers.get('content-type')?.startsWith('text/html') ? 'an HTML page' : 'text that is not JSON';
  return `The gateway did not respond: HTTP ${status} with ${kind}, probably of a proxy in front of it. Run the operation again in a moment.`;
}

/** From `Age` and `Cache-Control`: the gateway names no cache status. */
function describeCache(headers: Headers): string {
  const age = Number(headers.get('age') ?? Number.NaN);
  const [, maxAge] = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  if (maxAge === undefined || Number.isNaN(age)) return 'not cached';
  const rest = Number(maxAge) - age;
  return rest > 0 ? `${age} s old, fresh for ${rest} s` : `${age} s old, stale`;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return toObject(JSON.parse(text));
  } catch {
    return;
  }
}

function toObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
