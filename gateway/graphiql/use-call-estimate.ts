import {
  pick,
  useGraphiQL,
  useHeadersEditorState,
  useOperationsEditorState,
  useVariablesEditorState,
} from '@graphiql/react';
import { useEffect, useState } from 'react';
import { type CallEstimate, ESTIMATE_UNREACHABLE, readEstimate } from './call-estimate.ts';
import { isObjectText, parseObject } from './locale-text.ts';

/** After the last change of an editor. */
const PAUSE_MS = 400;

type Operation = { query: string; variables: string; headers: string; operationName: string | undefined };

/** Estimates the operation of the current tab again after each change and each run; undefined if there is none. */
export function useCallEstimate(): CallEstimate | undefined {
  const [query] = useOperationsEditorState();
  const [variables] = useVariablesEditorState();
  const [headers] = useHeadersEditorState();
  const { operationName, isFetching } = useGraphiQL(pick('operationName', 'isFetching'));
  const [estimate, setEstimate] = useState<CallEstimate>();

  useEffect(() => {
    if (isFetching) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const next = await fetchEstimate({ query, variables, headers, operationName }, signal);
      if (!signal.aborted) setEstimate(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, variables, headers, operationName, isFetching]);

  return estimate;
}

async function fetchEstimate(operation: Operation, signal: AbortSignal): Promise<CallEstimate | undefined> {
  const { query, variables, headers, operationName } = operation;
  if (!query.trim()) return;
  if (variables.trim() && !isObjectText(variables)) return { failure: 'No estimate: the variables are not JSON.' };
  if (headers.trim() && !isObjectText(headers)) return { failure: 'No estimate: the headers are not JSON.' };
  const ownHeaders = Object.entries(parseObject(headers)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  try {
    const response = await fetch('/graphiql/estimate', {
      method: 'POST',
      headers: [['content-type', 'application/json'], ...ownHeaders],
      body: JSON.stringify({ query, variables: parseObject(variables), operationName }),
      signal,
    });
    return readEstimate(response.status, await response.text());
  } catch {
    return { failure: ESTIMATE_UNREACHABLE };
  }
}
