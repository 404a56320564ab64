import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';

const options = {
  fontSize: 13,
  lineHeight: 20,
  lineNumbersMinChars: 3,
  wordWrap: 'on',
  // No-break spaces and Chinese punctuation are intended.
  unicodeHighlight: { invisibleCharacters: false, ambiguousCharacters: false },
} as const;

/** Editor settings that GraphiQL has no props for. */
export function EditorAppearance() {
  useEditorOptions();
  useScrollToActiveTab();
  useSystemColorScheme();
  return null;
}

function useEditorOptions(): void {
  const editors = useGraphiQL(pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'));
  useEffect(() => {
    for (const editor of Object.values(editors)) editor?.updateOptions(options);
  }, [editors]);
}

function useScrollToActiveTab(): void {
  const activeTabIndex = useGraphiQL((state) => state.activeTabIndex);
  useEffect(() => {
    document
      .getElementById(`graphiql-session-tab-${activeTabIndex}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex]);
}

/** Monaco reads the system colour scheme only once. */
function useSystemColorScheme(): void {
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const update = () => setTheme(null);
    system.addEventListener('change', update);
    return () => system.removeEventListener('change', update);
  }, [setTheme]);
}
