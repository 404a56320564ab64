import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

/** Errors of Apollo Server that the gateway does not create itself. */
const APOLLO_CODES = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'PERSISTED_QUERY_NOT_FOUND'];
const USED_CODE = /(?:extensions: \{\s*code: |\b(?:createError|createRequestError|toErrorBody)\(\s*)'(\w+)'/g;
const DOCUMENTED_CODE = /^\| `([A-Z_]+)` +\|/gm;

const codes = Object.keys(ERROR_CODES);

it('the catalogue of error codes lists exactly the codes that the gateway returns', () => {
  const files = globSync('gateway/src/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\/|\/generated\//.test(file));
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(USED_CODE)].map(([, code = '']) => code),
  );
  expect([...new Set([...used, ...APOLLO_CODES])].sort()).toEqual(codes);
});

it('the guide for app developers explains every error code', () => {
  const guide = readFileSync('docs/for-app-developers.md', 'utf8');
  const errors = guide.slice(guide.indexOf('\n## Errors\n'));
  expect([...errors.matchAll(DOCUMENTED_CODE)].map(([, code = '']) => code).sort()).toEqual(codes);
});
