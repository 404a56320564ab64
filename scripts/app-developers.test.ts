import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../gateway/src/testing/start-gateway.ts';

const run = promisify(execFile);
const guide = readFileSync('docs/for-app-developers.md', 'utf8');
const examples = [...guide.matchAll(/```(sh|js)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
  language,
  code,
  firstLine: code.split('\n')[0],
}));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('guide for app developers', () => {
  it('has examples for curl, fetch and Apollo Client', () => {
    const code = examples.map((example) => example.code).join();
    for (const tool of ['curl ', 'fetch(', '@apollo/client']) expect(code).toContain(tool);
  });

  it.each(examples)(
    'runs the example: $firstLine',
    async ({ language, code }) => {
      const here = code.replaceAll('http://127.0.0.1:4000', gateway.origin);
      const command =
        language === 'sh'
          ? (['bash', ['-c', here]] as const)
          : (['node', ['--input-type=module', '-e', here]] as const);
      const { stdout } = await run(command[0], command[1], { cwd: 'web' });
      const { data, errors } = JSON.parse(stdout);
      expect(errors).toBeUndefined();
      expect(Object.values(data)).not.toContain(null);
      expect(stdout).not.toContain('FormRefusal');
    },
    20_000,
  );

  it('shows Chinese content after a locale switch, with the recipe of one client per locale', async () => {
    const recipe = examples.find(({ code }) => code.includes('new Map()'))?.code ?? '';
    const { english, chinese } = await runRecipe(recipe);
    expect(english).toMatch(/[a-z]{4}/);
    expect(english).not.toMatch(/\p{Script=Han}/u);
    expect(chinese).toMatch(/\p{Script=Han}/u);
  });

  it('shows English content after a locale switch, with one client for all locales', async () => {
    const recipe = examples.find(({ code }) => code.includes('new Map()'))?.code ?? '';
    const { english, chinese } = await runRecipe(
      recipe.replace('clients.get(locale)', 'clients.get(0)').replace('clients.set(locale,', 'clients.set(0,'),
    );
    expect(chinese).toBe(english);
  });
});

async function runRecipe(code: string): Promise<{ english: string; chinese: string }> {
  const here = code.replaceAll('http://127.0.0.1:4000', gateway.origin);
  const { stdout } = await run('node', ['--input-type=module', '-e', here], { cwd: 'web' });
  const { english, chinese } = JSON.parse(stdout).data;
  return { english: JSON.stringify(english), chinese: JSON.stringify(chinese) };
}
