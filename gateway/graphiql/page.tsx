import './monaco-workers.ts';
import './styles.ts';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EditorAppearance } from './editor-appearance.tsx';
import { defineEditorThemes, editorThemes } from './editor-themes.ts';
import { examples } from './examples.ts';
import { examplesPlugin } from './examples-pane.tsx';
import { fetchFromGateway } from './gateway-fetcher.ts';
import { InitialTab } from './initial-tab.tsx';
import { LegacyCallStrip } from './legacy-call-strip.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

const plugins = [examplesPlugin, HISTORY_PLUGIN];
const roomForExamples = window.matchMedia('(width >= 1200px)').matches;

function Page() {
  return (
    <GraphiQL
      fetcher={fetchFromGateway}
      plugins={plugins}
      {...(roomForExamples && { visiblePlugin: examplesPlugin })}
      defaultTabs={examples}
      editorTheme={editorThemes}
      defaultEditorToolsVisibility="variables"
      forcedTheme="system"
      shouldPersistHeaders
      showPersistHeadersSettings={false}
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Toolbar>
        {({ prettify, copy }) => (
          <>
            <LocaleSwitch />
            {prettify}
            {copy}
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <LegacyCallStrip />
      </GraphiQL.Footer>
      <EditorAppearance />
      <InitialTab />
    </GraphiQL>
  );
}

async function showPage(container: HTMLElement): Promise<void> {
  // Monaco measures its font once: a font that arrives later would put the cursor beside the letters.
  await Promise.all([defineEditorThemes(), document.fonts.load('13px "Fira Code"')]);
  createRoot(container).render(<Page />);
}

const container = document.getElementById('graphiql');
if (container) void showPage(container);
