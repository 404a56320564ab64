/** The body of every response: `code` 200 with `data`, or an error code with a message. The HTTP status is 200 for both. */
export type Envelope<Data> = { code: number; msg: string; data: Data };

/** Stable error codes. */
export const CODES = {
  ok: 200,
  badRequest: 400,
  unauthorized: 401,
  notFound: 404,
  /** An idempotency key was reused with different content. */
  conflict: 409,
  serverError: 500,
  emailRegistered: 50050,
  phoneFormat: 50051,
} as const;

export function ok<Data>(data: Data): Envelope<Data> {
  return { code: CODES.ok, msg: 'success', data };
}

export function failed(code: number, msg: string): Envelope<null> {
  return { code, msg, data: null };
}
