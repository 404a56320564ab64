import { z } from 'zod';
import { legacyId } from './schemas.ts';

/** What the content service says when something is stored. */
export const submissionReceipt = z.object({ id: legacyId });
