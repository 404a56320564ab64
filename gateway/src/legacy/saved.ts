import { z } from 'zod';
import { legacyId } from './shapes.ts';

/** What the content service says when something is stored. */
export const saved = z.object({ id: legacyId });
