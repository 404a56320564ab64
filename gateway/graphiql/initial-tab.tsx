import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { examples } from './examples.ts';

/** The tab that the page opens with: filled in, and answered when it is a question among the examples. */
export function InitialTab() {
  useVariablesOfTab();
  useFirstAnswer();
  return null;
}

/** GraphiQL itself takes no more than the query from the first tab. */
function useVariablesOfTab(): void {
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

/** Whoever comes sees an answer; nothing of their own is run. */
function useFirstAnswer(): void {
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
