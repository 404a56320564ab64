import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { isSameOperation } from './draft.ts';
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
  const { schema, queryEditor, variableEditor, responseEditor } = useGraphiQL(
    pick('schema', 'queryEditor', 'variableEditor', 'responseEditor'),
  );
  const { run } = useGraphiQLActions();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !schema || !queryEditor || !variableEditor || !responseEditor) return;
    isDone.current = true;
    const draft = { query: queryEditor.getValue(), variables: variableEditor.getValue() };
    if (examples.some((example) => isSameOperation(example, draft) && !example.isMutation)) run();
  }, [schema, queryEditor, variableEditor, responseEditor, run]);
}
