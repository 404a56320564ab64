import { exampleNames } from './example-names.ts';

/** An operation that runs as it is. */
export type Example = {
  /** Words of its file name. */
  name: string;
  /** What it shows: its leading comment. */
  description: string;
  isMutation: boolean;
  query: string;
  variables: string;
  headers: string;
};

const texts = import.meta.glob<string>('./examples/*', { query: '?raw', import: 'default', eager: true });

export const examples: Example[] = exampleNames.map((name) => {
  const query = (texts[`./examples/${name}.graphql`] ?? '').trimEnd();
  return {
    name: name.replaceAll('-', ' '),
    description: query.slice(1, query.indexOf('\n')).trim().replace(/\.$/, ''),
    isMutation: /^mutation/m.test(query),
    query,
    variables: (texts[`./examples/${name}.json`] ?? '').trimEnd(),
    headers: '{\n  "lang": "en"\n}',
  };
});
