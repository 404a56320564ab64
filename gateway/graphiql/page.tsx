import './monaco-workers.ts';
import './styles.ts';
import { HistoryStore } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { CallEstimatePanel } from './call-estimate-panel.tsx';
import { CopyLink } from './copy-link.tsx';
import { EditorAppearance } from './editor-appearance.tsx';
import { defineEditorThemes, editorThemes } from './editor-colors.ts';
import { EditorKeyboard } from './editor-keyboard.tsx';
import { examples } from './examples.ts';
import { examplesPlugin } from './examples-pane.tsx';
import { gatewayFetcher } from './gateway-fetcher.ts';
import { historyPlugin, MAX_HISTORY_LENGTH } from './history-pane.tsx';
import { InitialTab } from './initial-tab.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { parseLink } from './operation-link.ts';
import { ResponseStrip } from './response-strip.tsx';

const plugins = [examplesPlugin, historyPlugin];
const linked = parseLink(window.location.search);
const fitsExamplesPane = window.matchMedia('(width >= 1200px)').matches;

function Page() {
  return (
    <GraphiQL
      fetcher={gatewayFetcher}
      plugins={plugins}
      {...(fitsExamplesPane && { visiblePlugin: examplesPlugin })}
      defaultTabs={linked ? [linked] : examples.slice(0, 1)}
      {...(linked && {
        initialQuery: linked.query,
        initialVariables: linked.variables,
        initialHeaders: linked.headers,
      })}
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
            <CopyLink />
            <CallEstimatePanel />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <ResponseStrip />
      </GraphiQL.Footer>
      <HistoryStore maxHistoryLength={MAX_HISTORY_LENGTH}>{null}</HistoryStore>
      <EditorAppearance />
      <EditorKeyboard />
      <InitialTab />
    </GraphiQL>
  );
}

async function renderPage(container: HTMLElement): Promise<void> {
  // Monaco measures its font once; loading the font later would misplace the cursor.
  await Promise.all([defineEditorThemes(), document.fonts.load('13px "Fira Code"')]);
  // A reload restores the edited tab, not the link.
  if (linked) window.history.replaceState(null, '', window.location.pathname);
  createRoot(container).render(<Page />);
}

const container = document.getElementById('graphiql');
if (container) void renderPage(container);
