import { z } from 'zod';
import { CODES, failed, ok } from '../envelope.ts';

/** Paging parameters of every list. */
export const paging = {
  pageNum: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(10_000).default(24),
};

export const day = z.iso.date();

const idParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

/** The path id, or undefined if it is not a valid record id. */
export function parseId(params: unknown): string | undefined {
  const parsed = idParams.safeParse(params);
  return parsed.success ? parsed.data.id : undefined;
}

/** The record, or a not-found error. */
export function okOrNotFound<Body>(record: Body | undefined) {
  return record === undefined ? failed(CODES.notFound, 'Record not found') : ok(record);
}
