import { expect } from 'vitest';
import type { TestGateway } from './start-gateway.ts';

const MAX_RESPONSE = 4_096;
/** Compiled execution starts with the third request of a document. */
export const REPEATS = 4;

export type HostileRequest = { method?: string; search?: string; headers?: Record<string, string>; body?: unknown };

export async function sendHostile(url: string, { method = 'POST', search = '', headers = {}, body }: HostileRequest) {
  const bytes =
    typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  const response = await fetch(url + search, {
    method,
    headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    ...(method === 'POST' && { body: bytes }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/**
 * Sends equal requests; expects short errors with one code, without the marker and without upstream calls. Returns status,
 * code and last message of each response.
 */
export async function sendRepeatedly(gateway: TestGateway, request: HostileRequest, marker = 'do-not-echo-me') {
  const rejections: [status: number, code: string, message: string][] = [];
  for (let count = 0; count < REPEATS; count++) {
    const { status, text, headers } = await sendHostile(gateway.url, request);
    expect(text.length).toBeLessThan(MAX_RESPONSE);
    expect(text).not.toContain(marker);
    expect(headers.get('content-type')).toMatch(/^application\/(?:json|graphql-response\+json)/);
    const errors: { message: string; extensions: { code: string } }[] = JSON.parse(text).errors;
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    rejections.push([status, [...codes].join(), errors.at(-1)?.message ?? '']);
  }
  expect(gateway.restCalls).toEqual([]);
  expect(gateway.reports).toEqual([]);
  return rejections;
}
