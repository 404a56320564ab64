import { createInputError } from '../../errors/errors.ts';

const MAX_PATH_LENGTH = 512;

/** Checks the `path` argument of a query. */
export function parsePagePath(path: string): string {
  if (!path.startsWith('/')) throw createInputError('path must begin with a slash.', 'path');
  if (path.length > MAX_PATH_LENGTH) {
    throw createInputError(`path must not exceed ${MAX_PATH_LENGTH} characters.`, 'path');
  }
  return path;
}
