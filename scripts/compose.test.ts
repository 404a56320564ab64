import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatewayCommand } from '../gateway/src/command.ts';

it('docker-compose.yml starts the gateway with the shared gateway command', () => {
  expect(readFileSync('docker-compose.yml', 'utf8')).toContain(`[node, ${gatewayCommand.join(', ')}]`);
});
