import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';

const options = {
  fontSize: 13,
  lineHeight: 20,
  lineNumbersMinChars: 3,
  wordWrap: 'on',
  // No-break spaces and Chinese punctuation are no mistakes here.
  unicodeHighlight: { invisibleCharacters: false, ambiguousCharacters: false },
} as const;

/** What GraphiQL has no setting for. */
export function EditorAppearance() {
  useReadableEditors();
  useActiveTabInSight();
  useColorsOfSystem();
  return null;
}

function useReadableEditors(): void {
  const editors = useGraphiQL(pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'));
  useEffect(() => {
    for (const editor of Object.values(editors)) editor?.updateOptions(options);
  }, [editors]);
}

function useActiveTabInSight(): void {
  const activeTabIndex = useGraphiQL((state) => state.activeTabIndex);
  useEffect(() => {
    document
      .getElementById(`graphiql-session-tab-${activeTabIndex}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex]);
}

/** The editors take the colours of the system when they are made; these may change. */
function useColorsOfSystem(): void {
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(null);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [setTheme]);
}
