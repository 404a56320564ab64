import { KeyCode, pick, useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** In `index.html`. */
const KEYS_ID = 'editor-keys';
/** Escape closes these first. */
const NOTHING_IS_OPEN =
  '!suggestWidgetVisible && !findWidgetVisible && !renameInputVisible && !parameterHintsVisible && !messageVisible';

/** Escape leaves an editor to its frame, where Tab moves on; Enter is the way in. */
export function EditorKeyboard() {
  const editors = useGraphiQL(pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'));
  useEffect(() => {
    const actions = Object.values(editors).map((editor) => {
      const frame = editor?.getContainerDomNode();
      frame?.setAttribute('aria-describedby', KEYS_ID);
      return editor?.addAction({
        id: 'leave-editor',
        label: 'Leave the Editor',
        keybindings: [KeyCode.Escape],
        precondition: NOTHING_IS_OPEN,
        run: () => frame?.focus(),
      });
    });
    return () => {
      for (const action of actions) action?.dispose();
    };
  }, [editors]);
  return null;
}
