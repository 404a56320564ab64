import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails tests with unexpected console output. Tests that expect output mock the console. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
