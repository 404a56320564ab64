import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Draft, isSameOperation } from './draft.ts';
import { examples } from './examples.ts';
import { useEditors } from './use-editors.ts';

/**
 * Opens a draft: in the tab that has it, else in the current tab if that is empty or an unedited example, else in a new
 * one. Undefined while the editors are loading.
 */
export function useOpenDraft(): ((draft: Draft) => void) | undefined {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const editors = useEditors();
  if (!editors) return;

  return (draft) => {
    const index = tabs.findIndex((tab) => isSameOperation(tab, draft));
    if (index >= 0 && index !== activeTabIndex) {
      changeTab(index);
      return;
    }
    const current = tabs[activeTabIndex];
    const isUntouched = !current?.query?.trim() || examples.some((example) => isSameOperation(current, example));
    if (index < 0 && !isUntouched) addTab();
    if (index < 0) {
      editors.responseEditor.setValue('');
      updateActiveTabValues({ response: null });
    }
    editors.queryEditor.setValue(draft.query);
    editors.variableEditor.setValue(draft.variables);
    editors.headerEditor.setValue(draft.headers);
  };
}
