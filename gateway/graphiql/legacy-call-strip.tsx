import { useGraphiQL } from '@graphiql/react';
import { getLegacyCalls, groupCalls, type LegacyCall } from './legacy-calls.ts';
import { getOperationCost, type OperationCost } from './operation-cost.ts';

/** What the cache of the gateway did for a call, in words. */
const CACHE_WORDS: Record<string, string> = {
  hit: 'from the cache',
  stale: 'from the cache, being refreshed',
  miss: 'asked',
  inflight: 'shared with one under way',
  none: 'asked, never kept',
};

/** The REST calls behind the answer that is shown. */
export function LegacyCallStrip() {
  const answer = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  const calls = getLegacyCalls(answer ?? '');
  const cost = getOperationCost(answer ?? '');
  return (
    <section className="legacy-calls" aria-label="REST calls behind the answer">
      <h2>REST calls behind the answer</h2>
      {!calls && <p>Run an operation to see them.</p>}
      {calls?.length === 0 && <p>None: the gateway answered alone.</p>}
      {calls && calls.length > 0 && <CallTable calls={calls} />}
      {cost && <p>{describeCost(cost)}</p>}
    </section>
  );
}

function describeCost({ cost, limit, values }: OperationCost): string {
  const [shownCost, shownLimit, shownValues] = [cost, limit, values].map((number) => number.toLocaleString('en'));
  return `Estimated cost ${shownCost} of ${shownLimit}; ${shownValues} values in lists resolved.`;
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
            <td data-cache={cache}>{CACHE_WORDS[cache] ?? cache}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
