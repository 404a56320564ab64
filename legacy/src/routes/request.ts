import { z } from 'zod';
import { CODES, failed, ok } from '../envelope.ts';

/** What every list may be asked for. */
export const paging = {
  pageNum: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(10_000).default(24),
};

export const day = z.iso.date();

const idParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

/** The id of a path, or undefined where it is none that a record can have. */
export function parseId(params: unknown): string | undefined {
  const parsed = idParams.safeParse(params);
  return parsed.success ? parsed.data.id : undefined;
}

/** A record, or the code of an answer that has none. */
export function okOrNotFound<Body>(record: Body | undefined) {
  return record === undefined ? failed(CODES.notFound, 'Record not found') : ok(record);
}
