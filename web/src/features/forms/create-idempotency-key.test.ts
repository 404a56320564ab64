import { idempotencyKey } from '@heliograph/schema/form-validation/fields.ts';
import { expect, it } from 'vitest';
import { createIdempotencyKey } from './create-idempotency-key.ts';

it('creates valid and unique keys', () => {
  const keys = Array.from({ length: 1000 }, createIdempotencyKey);
  expect(keys.every((key) => idempotencyKey.safeParse(key).success)).toBe(true);
  expect(new Set(keys).size).toBe(1000);
});
