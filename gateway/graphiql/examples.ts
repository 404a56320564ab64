import { exampleNames } from './example-names.ts';

export type Example = {
  /** The file name with spaces. */
  name: string;
  /** The leading comment of the file. */
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
