import { type GraphiQLPlugin, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPane };

function ExamplesPane() {
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <ExampleList title="Queries" entries={examples.filter(({ isMutation }) => !isMutation)} />
      <ExampleList title="Mutations" entries={examples.filter(({ isMutation }) => isMutation)} />
    </section>
  );
}

function ExampleList({ title, entries }: { title: string; entries: Example[] }) {
  const activeQuery = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.query);
  const open = useOpenExample();
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.map((example) => (
          <li key={example.name}>
            <button type="button" aria-current={example.query === activeQuery} onClick={() => open(example)}>
              <strong>{example.name}</strong>
              {example.description}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Switches to the tab of an example; opens a new one if it was closed or edited. */
function useOpenExample() {
  const { tabs, queryEditor, variableEditor, headerEditor } = useGraphiQL(
    pick('tabs', 'queryEditor', 'variableEditor', 'headerEditor'),
  );
  const { addTab, changeTab } = useGraphiQLActions();

  return ({ query, variables, headers }: Example): void => {
    const index = tabs.findIndex((tab) => tab.query === query);
    if (index >= 0) {
      changeTab(index);
      return;
    }
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    headerEditor?.setValue(headers);
  };
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h16M4 12h16M4 19h9" />
      <path d="m16 16.5 5 2.75L16 22z" fill="currentColor" stroke="none" />
    </svg>
  );
}
