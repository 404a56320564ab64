import { type GraphiQLPlugin, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { useCurrentLocale } from './current-locale.ts';
import { inLocale, isSameOperation } from './draft.ts';
import { findExamples } from './example-search.ts';
import { type Example, examples } from './examples.ts';
import { useOpenDraft } from './open-draft.ts';

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPane };

function ExamplesPane() {
  const [search, setSearch] = useState('');
  const found = findExamples(examples, search);
  return (
    <section className="pane" aria-label="Examples">
      <h2>Examples</h2>
      <input
        type="search"
        aria-label="Search the examples"
        placeholder="Search, for example printer or materials"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status">{search.trim() && describeCount(found.length)}</p>
      <ExampleList title="Queries" entries={found.filter(({ isMutation }) => !isMutation)} />
      <ExampleList title="Mutations" entries={found.filter(({ isMutation }) => isMutation)} />
    </section>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No example has these words in its name, description or fields.';
  return count === 1 ? '1 example' : `${count} examples`;
}

function ExampleList({ title, entries }: { title: string; entries: readonly Example[] }) {
  const activeTab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  const locale = useCurrentLocale();
  const open = useOpenDraft();
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.map((example) => (
          <li key={example.name}>
            <button
              type="button"
              aria-current={isSameOperation(example, activeTab ?? {})}
              disabled={!open}
              onClick={() => open?.(inLocale(example, locale))}
            >
              <strong>{example.name}</strong>
              {example.description}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h16M4 12h16M4 19h9" />
      <path d="m16 16.5 5 2.75L16 22z" fill="currentColor" stroke="none" />
    </svg>
  );
}
