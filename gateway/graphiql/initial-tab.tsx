import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { examples } from './examples.ts';

/** Fills in the initial tab, and runs it if it is an unchanged example query. */
export function InitialTab() {
  useInitialVariables();
  useInitialRun();
  return null;
}

/** GraphiQL restores only the query of the first tab. */
function useInitialVariables(): void {
  const { tabs, activeTabIndex, variableEditor, headerEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'variableEditor', 'headerEditor'),
  );
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !variableEditor || !headerEditor) return;
    isDone.current = true;
    const tab = tabs[activeTabIndex];
    if (!variableEditor.getValue()) variableEditor.setValue(tab?.variables ?? '');
    if (!headerEditor.getValue()) headerEditor.setValue(tab?.headers ?? '');
  }, [tabs, activeTabIndex, variableEditor, headerEditor]);
}

/** Never runs documents that the user wrote. */
function useInitialRun(): void {
  const { schema, queryEditor, responseEditor } = useGraphiQL(pick('schema', 'queryEditor', 'responseEditor'));
  const { run } = useGraphiQLActions();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !schema || !queryEditor || !responseEditor) return;
    isDone.current = true;
    const query = queryEditor.getValue();
    if (examples.some((example) => example.query === query && !example.isMutation)) run();
  }, [schema, queryEditor, responseEditor, run]);
}
