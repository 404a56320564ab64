import { useGraphiQL } from '@graphiql/react';
import { findDetails } from './displayed-responses.ts';
import { groupCalls, type LegacyCall } from './legacy-calls.ts';
import type { OperationCost } from './operation-cost.ts';
import type { ResponseDetails } from './response-details.ts';
import { useTracing } from './trace-setting.ts';

const CACHE_LABELS: Record<string, string> = {
  hit: 'cached',
  stale: 'stale, revalidating',
  miss: 'fetched',
  inflight: 'shared with another operation',
  none: 'sent, not cacheable',
};

/** Status, size, time, cache status, upstream calls and cost of the displayed response. */
export function ResponseStrip() {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  const details = findDetails(response ?? '');
  return (
    <div className="response-strip">
      <p role="status" className="failure">
        {details?.failure}
      </p>
      {details && <Facts details={details} />}
      <LegacyCalls details={details} />
    </div>
  );
}

function Facts({ details: { status, milliseconds, bytes, cache, requestId } }: { details: ResponseDetails }) {
  const facts = [
    ['Status', status ?? 'none'],
    ['Time', `${milliseconds.toLocaleString('en')} ms`],
    ['Size', formatBytes(bytes)],
    ['Response cache', cache],
    ['Request ID', requestId ?? 'none'],
  ];
  return (
    <dl className="facts" aria-label="HTTP response">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LegacyCalls({ details }: { details: ResponseDetails | undefined }) {
  const [isTracing, setTracing] = useTracing();
  const calls = details?.calls;
  return (
    <section className="legacy-calls" aria-label="REST calls of the response">
      <h2>REST calls of the response</h2>
      <label title="A traced operation is always executed: it never comes from the response cache.">
        <input type="checkbox" checked={isTracing} onChange={({ target }) => setTracing(target.checked)} />
        Trace, without the response cache
      </label>
      {!calls && <p>{isTracing ? 'Run an operation to see them.' : 'They are listed when the trace is on.'}</p>}
      {calls && <p>{summarize(calls)}</p>}
      {calls && calls.length > 0 && <CallTable calls={calls} />}
      {details?.cost && <p>{describeCost(details.cost)}</p>}
    </section>
  );
}

function CallTable({ calls }: { calls: LegacyCall[] }) {
  return (
    <table className="calls">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col" className="time">
            Time
          </th>
          <th scope="col">Cache</th>
        </tr>
      </thead>
      <tbody>
        {groupCalls(calls).map(({ call, times, milliseconds, cache }) => (
          <tr key={`${call} ${cache}`}>
            <td>
              {call}
              {times > 1 && <small>{` ×\u00a0${times}`}</small>}
            </td>
            <td className="time">{milliseconds} ms</td>
            <td data-cache={cache}>{CACHE_LABELS[cache] ?? cache}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function summarize(calls: LegacyCall[]): string {
  if (calls.length === 0) return 'None.';
  const sent = calls.filter(({ cache }) => cache === 'miss' || cache === 'none').length;
  return `${sent} sent, ${calls.length - sent} from the cache or shared.`;
}

function describeCost({ cost, limit, values }: OperationCost): string {
  const [shownCost, shownLimit, shownValues] = [cost, limit, values].map((number) => number.toLocaleString('en'));
  return `Estimated cost ${shownCost} of ${shownLimit}; ${shownValues} list values resolved.`;
}

function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`;
}
