import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

/** Errors of Apollo Server that the gateway does not create itself. */
const APOLLO_CODES = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];
const USED_CODE = /(?:extensions: \{\s*code: |\b(?:createError|createRequestError|toErrorBody)\(\s*)'(\w+)'/g;

/** As the guide for app developers writes them. */
const RETRIES = {
  NEVER: 'No',
  LATER: 'Later',
  RETRY_AFTER: 'After `retryAfter` seconds',
  WITH_DOCUMENT: 'At once, with the document',
};

const codes = Object.keys(ERROR_CODES);

function readTable(heading: string): string[][] {
  const guide = readFileSync('docs/for-app-developers.md', 'utf8');
  const section = guide.slice(guide.indexOf(`\n## ${heading}\n`) + 1).split('\n## ', 1)[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
  return rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

describe('the catalogue of error codes', () => {
  it('lists exactly the codes that the gateway returns', () => {
    const files = globSync('gateway/src/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\/|\/generated\//.test(file));
    const used = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(USED_CODE)].map(([, code = '']) => code),
    );
    expect([...new Set([...used, ...APOLLO_CODES])].sort()).toEqual(codes);
  });

  it('is the table in the guide for app developers: code, HTTP status, and whether to retry', () => {
    const documented = readTable('Errors').map(([code = '', status = '', _meaning, retry = '']) => [
      code,
      status,
      retry,
    ]);
    const expected = Object.entries(ERROR_CODES).map(([code, { statuses, retry }]) => [
      `\`${code}\``,
      statuses.join(', '),
      RETRIES[retry],
    ]);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('has a meaning and something to show for each code in the guide', () => {
    expect(readTable('Errors').filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
  });
});
