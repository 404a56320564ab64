import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Draft, isSameOperation } from './draft.ts';
import { examples } from './examples.ts';

/** Opens a draft: in the tab that has it, else in the current tab if that is empty or an unedited example, else in a new one. */
export function useOpenDraft() {
  const { tabs, activeTabIndex, queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();

  return (draft: Draft): void => {
    const index = tabs.findIndex((tab) => isSameOperation(tab, draft));
    if (index >= 0 && index !== activeTabIndex) {
      changeTab(index);
      return;
    }
    const current = tabs[activeTabIndex];
    const isUntouched = !current?.query?.trim() || examples.some((example) => isSameOperation(current, example));
    if (index < 0 && !isUntouched) addTab();
    if (index < 0) {
      responseEditor?.setValue('');
      updateActiveTabValues({ response: null });
    }
    queryEditor?.setValue(draft.query);
    variableEditor?.setValue(draft.variables);
    headerEditor?.setValue(draft.headers);
  };
}
