import { useGraphiQL } from '@graphiql/react';
import { getLegacyCalls, groupCalls, type LegacyCall } from './legacy-calls.ts';
import { getResponseCost, type ResponseCost } from './response-cost.ts';

const CACHE_LABELS: Record<string, string> = {
  hit: 'cached',
  stale: 'stale, revalidating',
  miss: 'fetched',
  inflight: 'shared with a running call',
  none: 'fetched, not cacheable',
};

/** The upstream calls and the cost of the displayed response. */
export function LegacyCallStrip() {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  const calls = getLegacyCalls(response ?? '');
  const cost = getResponseCost(response ?? '');
  return (
    <section className="legacy-calls" aria-label="REST calls of the response">
      <h2>REST calls of the response</h2>
      {!calls && <p>Run an operation to see them.</p>}
      {calls?.length === 0 && <p>None.</p>}
      {calls && calls.length > 0 && <CallTable calls={calls} />}
      {cost && <p>{describeCost(cost)}</p>}
    </section>
  );
}

function describeCost({ cost, limit, values }: ResponseCost): string {
  const [shownCost, shownLimit, shownValues] = [cost, limit, values].map((number) => number.toLocaleString('en'));
  return `Estimated cost ${shownCost} of ${shownLimit}; ${shownValues} list values resolved.`;
}

function CallTable({ calls }: { calls: LegacyCall[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Time</th>
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
            <td>{milliseconds} ms</td>
            <td data-cache={cache}>{CACHE_LABELS[cache] ?? cache}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
