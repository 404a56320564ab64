import './monaco-workers.ts';
import './styles.ts';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EditorAppearance } from './editor-appearance.tsx';
import { defineEditorThemes, editorThemes } from './editor-colors.ts';
import { examples } from './examples.ts';
import { examplesPlugin } from './examples-pane.tsx';
import { gatewayFetcher } from './gateway-fetcher.ts';
import { InitialTab } from './initial-tab.tsx';
import { LegacyCallStrip } from './legacy-call-strip.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

const plugins = [examplesPlugin, HISTORY_PLUGIN];
const fitsExamplesPane = window.matchMedia('(width >= 1200px)').matches;

function Page() {
  return (
    <GraphiQL
      fetcher={gatewayFetcher}
      plugins={plugins}
      {...(fitsExamplesPane && { visiblePlugin: examplesPlugin })}
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

async function renderPage(container: HTMLElement): Promise<void> {
  // Monaco measures its font once; loading the font later would misplace the cursor.
  await Promise.all([defineEditorThemes(), document.fonts.load('13px "Fira Code"')]);
  createRoot(container).render(<Page />);
}

const container = document.getElementById('graphiql');
if (container) void renderPage(container);
