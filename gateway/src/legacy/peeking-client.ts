import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { type CallTrace, createCallTrace } from './call-trace.ts';
import type { ClientSettings, LegacyClient } from './client.ts';
import { requireData } from './envelope.ts';
import type { createUpstreamCache, UpstreamRequest } from './upstream-cache.ts';

type UpstreamCache = Pick<ReturnType<typeof createUpstreamCache>, 'inspect' | 'toKey'>;

/**
 * A data source that reads the upstream cache, without changing it, and sends nothing: a call that would be sent or awaited
 * stays pending.
 */
export function createPeekingClient(
  cache: UpstreamCache,
  locale: Locale,
  { onCall = () => {}, requireFresh = false }: ClientSettings,
): LegacyClient {
  const pending = <Data>() => new Promise<Data>(() => {});
  const trace = (call: Pick<CallTrace, 'call' | 'key' | 'cache'>) => onCall({ ...createCallTrace(call.call), ...call });

  const find = async <Data>(request: UpstreamRequest<Data>): Promise<Data | null> => {
    const key = cache.toKey({ ...request, locale });
    const found = cache.inspect(key, requireFresh);
    trace({ call: request.call, key, cache: found?.status ?? 'miss' });
    // A call always has the same schema, which parsed the cached value.
    return found?.entry ? (found.entry.value as Data | null) : pending<Data>();
  };

  return {
    locale,
    language: locales[locale].content,
    find,
    get: async (request) => requireData(request.call, await find(request)),
    submit: ({ call }) => {
      trace({ call, cache: 'none' });
      return pending();
    },
  };
}
