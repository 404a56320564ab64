import { pick, useGraphiQL } from '@graphiql/react';

/** The four editors, or undefined while one of them is loading: texts set until then would be lost. */
export function useEditors() {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  if (!queryEditor || !variableEditor || !headerEditor || !responseEditor) return;
  return { queryEditor, variableEditor, headerEditor, responseEditor };
}
