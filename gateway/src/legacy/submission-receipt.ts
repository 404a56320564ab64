import { z } from 'zod';
import { legacyId } from './schemas.ts';

export const submissionReceipt = z.object({ id: legacyId });
