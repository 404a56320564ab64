import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import type { Report } from '../http/report.ts';
import { createKeeper, type Keepable } from '../keep/keeper.ts';
import type { Shelf } from '../keep/shelf.ts';
import { type ReadName, reads } from './calls.ts';
import { READ_ATTEMPT_MS } from './deadline.ts';
import { openEnvelope } from './envelope.ts';
import { fillPath } from './paths.ts';
import type { Resilience } from './resilience.ts';
import type { LegacyRequest, Transport } from './transport.ts';

/** Something to read from the content service. */
export type Question<Answer> = {
  call: ReadName;
  /** Fills the placeholders of the path. */
  params?: Record<string, string>;
  /** Added to the path. */
  query?: Record<string, string>;
  /** Body of a POST; the language is added to it. */
  payload?: object;
  shape: z.ZodType<Answer>;
};

export type Asked = Question<unknown> & { locale: Locale };

/** That there was nothing is forgotten soon: what is new must not be denied to its first visitor. */
const ABSENT_FRESH_FOR = 60;
/** An object takes more room than the text it was read from. */
const OBJECT_TO_TEXT = 3;

const record = z.object({ id: z.union([z.string(), z.number()]) });

type Settings = {
  transport: Transport;
  resilience: Resilience;
  report: Report;
  maxBytes: number;
  shelf?: Shelf | undefined;
  now?: (() => number) | undefined;
};

/** What the content service answered, parsed, shared by all operations. */
export function createKeptCalls({ transport, resilience, report, maxBytes, shelf, now }: Settings) {
  const keeper = createKeeper<unknown>({
    maxBytes,
    ...(shelf && { shelf }),
    ...(now && { now }),
    onFault: (key, error) => report(`refresh of ${key.slice(0, 80)}`, error),
  });

  return {
    ...keeper,
    ask: (asked: Asked, isPatient: boolean) => {
      const { call, locale, params, query, payload, shape } = asked;
      const key = JSON.stringify([call, locales[locale].content, params, query, payload]);
      const decode = (text: string) => ({
        value: openEnvelope(call, text, shape),
        bytes: text.length * OBJECT_TO_TEXT,
      });
      const load = () =>
        resilience.read(call, async () => {
          const { text } = await transport.send(toRequest(asked));
          return toKeepable(call, text, decode(text));
        });
      return keeper.get(key, { load, decode, isPatient });
    },
  };
}

function toKeepable(call: ReadName, text: string, decoded: { value: unknown; bytes: number }): Keepable<unknown> {
  const { tag, freshFor } = reads[call];
  const isAbsent = decoded.value === null;
  return {
    ...decoded,
    text,
    freshFor: (isAbsent ? ABSENT_FRESH_FOR : freshFor) * 1000,
    tags: [tag, ...idsIn(decoded.value).map((id) => `${tag}:${id}`)],
    isGoodWhenStale: !isAbsent,
  };
}

/** The ids of the records in an answer: one record, a list, or a page. */
function idsIn(answer: unknown): (string | number)[] {
  const nested = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  const candidates = [answer, ...nested, ...nested.filter(Array.isArray).flat()];
  return candidates.flatMap((candidate) => record.safeParse(candidate).data?.id ?? []);
}

function toRequest({ call, locale, params, query, payload }: Asked): LegacyRequest {
  const { method, path } = reads[call];
  const language = locales[locale].content;
  return {
    call,
    method,
    path: fillPath(path, params, query),
    headers: { lang: language },
    body: method === 'POST' ? { ...payload, language } : undefined,
    timeout: READ_ATTEMPT_MS,
  };
}
