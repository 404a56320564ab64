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

/** Samples from stock, or one made to order. */
export type RequestSelection = { kind: 'STANDARD' | 'CUSTOM'; samples: string[] };

/** Stored in the query string, so that Back returns to the previous step. */
export const requestParams = {
  step: parseAsNumberLiteral(steps).withDefault(1),
  variant: parseAsStringLiteral(['custom']),
  sample: parseAsNativeArrayOf(parseAsString),
};

type Params = inferParserType<typeof requestParams>;

const serialize = createSerializer(requestParams);

export function stepUrl(path: string, step: Step, selection: RequestSelection): string {
  return serialize(path, toParams(step, selection));
}

export function toParams(step: Step, { kind, samples }: RequestSelection): Params {
  return { step, variant: kind === 'CUSTOM' ? 'custom' : null, sample: samples };
}

/** Without a selection, only the first step is available. */
export function toRequest({ step, variant, sample }: Params, known: readonly string[], max: number) {
  if (variant === 'custom') return { step, selection: { kind: 'CUSTOM', samples: [] } satisfies RequestSelection };
  const samples = known.filter((id) => sample.includes(id)).slice(0, max);
  const selection: RequestSelection = { kind: 'STANDARD', samples };
  return { step: samples.length > 0 ? step : 1, selection };
}
