import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatewayCommand } from '../gateway/src/node-flags.ts';

it('docker-compose.yml starts the gateway with the shared gateway command', () => {
  expect(readFileSync('docker-compose.yml', 'utf8')).toContain(`[node, ${gatewayCommand.join(', ')}]`);
});

it('docker-compose.yml sets every variable of the nginx template', () => {
  const variables = readFileSync('deploy/nginx.conf', 'utf8').matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g);
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const names = [...new Set([...variables].map(([, name]) => name))];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(compose))).toEqual([]);
});
