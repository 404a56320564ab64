import { useGraphiQL } from '@graphiql/react';
import { describeEstimate, type EstimatedCall, groupEstimatedCalls } from './call-estimate.ts';
import { isQuery } from './document.ts';
import { useCallEstimate } from './use-call-estimate.ts';

const CACHE_LABELS: Record<string, string> = {
  hit: 'cached',
  stale: 'stale; sent later to revalidate it',
  miss: 'not cached',
  inflight: 'shared with a running operation',
  none: 'sent, not cacheable',
  unknown: 'depends on the record',
};

/** The REST calls of the operation, before it runs. */
export function CallEstimatePanel() {
  const estimate = useCallEstimate();
  const document = useGraphiQL(({ documentAST }) => documentAST);
  return (
    <section className="call-estimate" aria-label="REST calls before the run">
      {estimate && 'failure' in estimate && <p>{estimate.failure}</p>}
      {estimate && 'calls' in estimate && (
        <Estimate text={describeEstimate(estimate, !isQuery(document))} calls={estimate.calls} />
      )}
    </section>
  );
}

function Estimate({ text, calls }: { text: string; calls: readonly EstimatedCall[] }) {
  if (calls.length === 0) return <p>{text}</p>;
  return (
    <details>
      <summary>{text}</summary>
      <div className="list">
        <table className="calls">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Made</th>
              <th scope="col">Cache now</th>
            </tr>
          </thead>
          <tbody>
            {groupEstimatedCalls(calls).map(({ anyOf, cache, isCertain, times }) => (
              <tr key={`${anyOf} ${cache} ${isCertain}`}>
                <td>
                  {anyOf.join(' or ')}
                  {times > 1 && <small>{` ×\u00a0${times}`}</small>}
                </td>
                <td className="made">{isCertain ? 'always' : 'if needed'}</td>
                <td data-cache={cache}>{CACHE_LABELS[cache] ?? cache}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
