import { createApp } from '@heliograph/legacy/app.ts';
import { createCertificateApp } from '@heliograph/legacy/certificate-app.ts';
import type { Database } from '@heliograph/legacy/database.ts';
import { type ContentLanguage, type Locale, locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import type { Services } from '../graphql/context.ts';
import { type Call, type CallName, certificateCalls, reads } from '../legacy/calls.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { parseLeniently } from '../legacy/lenient-parse.ts';
import { fillPath } from '../legacy/paths.ts';
import type { UpstreamRequest } from '../legacy/upstream-cache.ts';
import { createParsedFieldTracker } from './parsed-field-tracker.ts';

export type RecordedResponse = { call: CallName; schema: z.core.$ZodType; data: unknown };

type ParsedFieldTracker = ReturnType<typeof createParsedFieldTracker>;

type Target = Call & { params?: Record<string, string>; query?: Record<string, string>; payload?: object };

const credential = { name: 'gateway', password: 'only-for-this-test' };

/** The services in process. Records per call which fields of the responses the gateway reads. */
export function createRecordingService(db: Database, onResponse: (response: RecordedResponse) => void = () => {}) {
  const content = createApp(db);
  const certificates = createCertificateApp(db, credential);
  const recorders = new Map<CallName, ParsedFieldTracker>();
  const drift = new Set<string>();
  const responses = new Map<string, Promise<unknown>>();

  async function send(app: typeof content, target: Target, language: ContentLanguage, token = ''): Promise<unknown> {
    const { method, path, params, query, payload } = target;
    const response = await app.inject({
      method,
      url: `/${fillPath(path, params, query)}`,
      headers: { lang: language, authorization: `Bearer ${token}` },
      ...(method === 'POST' && { payload: { ...payload, language } }),
    });
    return response.json();
  }

  function parse<Data>(call: CallName, schema: UpstreamRequest<Data>['schema'], body: unknown): Data | null {
    const recorder = recorders.get(call) ?? createParsedFieldTracker();
    recorders.set(call, recorder);
    const { code, data } = Object(body);
    if (code === 404) return null;
    onResponse({ call, schema, data });
    const { value, dropped, error } = parseLeniently(schema, recorder.observe(data));
    for (const { path, reason } of dropped) drift.add(`${call} ${path}: ${reason}`);
    if (error) throw error;
    return value;
  }

  /** A repeated request returns the parsed value of the first. */
  function once<Data>(key: unknown[], load: () => Promise<Data>): Promise<Data> {
    const text = JSON.stringify(key);
    const response = responses.get(text) ?? load();
    responses.set(text, response);
    // A call always has the same schema.
    return response as Promise<Data>;
  }

  function inLocale(locale: Locale): LegacyClient {
    const language = locales[locale].content;
    const find = <Data>({ schema, ...request }: UpstreamRequest<Data>): Promise<Data | null> =>
      once([language, request], async () => {
        const { call, ...target } = request;
        return parse(call, schema, await send(content, { ...reads[call], ...target }, language));
      });
    const get = async <Data>(request: UpstreamRequest<Data>): Promise<Data> => {
      const data = await find(request);
      if (data === null) throw new Error(`${request.call} returned no data`);
      return data;
    };
    const submit = () => Promise.reject(new Error('Submissions are not recorded'));
    return { locale, language, find, get, submit };
  }

  const services: Pick<Services, 'legacy' | 'certificates'> = {
    legacy: { inLocale },
    certificates: {
      inLocale: (locale) => ({
        find: async ({ call, payload, schema }) => {
          const language = locales[locale].content;
          const { data } = Object(
            await send(certificates, { ...certificateCalls.signin, payload: credential }, language),
          );
          const body = await send(certificates, { ...certificateCalls[call], payload }, language, data.token);
          return parse(call, schema, body);
        },
      }),
    },
  };

  return { services, recorders, drift };
}
