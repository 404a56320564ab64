import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatewayCommand } from '../gateway/src/command.ts';

it('docker-compose.yml starts the gateway as everything else does', () => {
  expect(readFileSync('docker-compose.yml', 'utf8')).toContain(`[node, ${gatewayCommand.join(', ')}]`);
});
