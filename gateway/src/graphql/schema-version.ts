import { createHash } from 'node:crypto';
import { typeDefs } from '@heliograph/schema/sdl.ts';

export const sdl = typeDefs.join('\n');

/** Changes with the schema, and is equal on all instances of a release. */
export const schemaVersion = createHash('sha256').update(sdl).digest('base64url').slice(0, 12);
