import {
  createSerializer,
  type inferParserType,
  parseAsNativeArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';

export const requestPath = '/material/bm';

export const steps = [1, 2, 3] as const;

export type Step = (typeof steps)[number];

/** What is asked for: samples from the store, or one made to order. */
export type RequestSelection = { kind: 'STANDARD' | 'CUSTOM'; samples: string[] };

/** Where a request stands. It lives in the query string, so that Back goes a step back. */
export const requestParams = {
  step: parseAsNumberLiteral(steps).withDefault(1),
  variant: parseAsStringLiteral(['custom']),
  sample: parseAsNativeArrayOf(parseAsString),
};

type Params = inferParserType<typeof requestParams>;

const serialize = createSerializer(requestParams);

/** The address of a step. */
export function stepUrl(path: string, step: Step, selection: RequestSelection): string {
  return serialize(path, toParams(step, selection));
}

export function toParams(step: Step, { kind, samples }: RequestSelection): Params {
  return { step, variant: kind === 'CUSTOM' ? 'custom' : null, sample: samples };
}

/** What of the address can be followed: without a choice there is only the first step. */
export function toRequest({ step, variant, sample }: Params, known: readonly string[], max: number) {
  if (variant === 'custom') return { step, selection: { kind: 'CUSTOM', samples: [] } satisfies RequestSelection };
  const samples = known.filter((id) => sample.includes(id)).slice(0, max);
  const selection: RequestSelection = { kind: 'STANDARD', samples };
  return { step: samples.length > 0 ? step : 1, selection };
}
