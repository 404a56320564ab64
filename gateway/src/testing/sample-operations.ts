import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPersistedOperations } from '../graphql/persisted-operations.ts';

export type Operation = { name: string; document: string; variables: Record<string, unknown> };

const examples = new URL('../../graphiql/examples/', import.meta.url);
const manifest = fileURLToPath(new URL('../../../.data/persisted-operations.json', import.meta.url));

/** Values for the variables of the site's operations. */
const VARIABLES: Record<string, unknown> = {
  locale: 'EN',
  kind: 'PRINTER',
  page: 1,
  pageSize: 5,
  path: '/nowhere',
  text: 'resin',
  number: 'HG-A2D-2024-000117',
  ids: ['1', '2'],
};

/** Existing ids by query field. */
const IDS: Record<string, string> = {
  caseStudy: '501',
  event: '401',
  liveStream: '4',
  material: '101',
  newsArticle: '144',
  product: '1',
  resource: '301',
  sample: '11',
};

/** The queries of the GraphiQL examples and of the site, with variables for which data exists. */
export function readSampleQueries(): Operation[] {
  const all = [...readExamples(), ...readSiteOperations()];
  return all.filter(({ document }) => /^(?:#.*\n)*query\b/.test(document));
}

export function readExamples(): Operation[] {
  const read = (file: string) => readFileSync(new URL(file, examples), 'utf8');
  return readdirSync(examples)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.replace('.graphql', ''))
    .map((name) => ({
      name: `example ${name}`,
      document: read(`${name}.graphql`),
      variables: JSON.parse(read(`${name}.json`)),
    }));
}

function readSiteOperations(): Operation[] {
  return [...readPersistedOperations(manifest).values()].map((document) => ({
    name: /^\w+ (\w+)/.exec(document)?.[1] ?? '',
    document,
    variables: { ...VARIABLES, id: IDS[/(\w+)\(id: \$id\)/.exec(document)?.[1] ?? ''] },
  }));
}
