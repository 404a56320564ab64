import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a test expects on the console it mocks itself; anything else there is a fault that nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
