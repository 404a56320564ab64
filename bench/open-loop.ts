import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpRequest, materialsWithPrinters, NUMBER, sendForBytes } from './requests.ts';

export type OperationOutcome = {
  /** A whole answer, a refusal at once, or anything else. */
  kind: 'answered' | 'refused' | 'failed';
  /** Of what was answered, or what was the matter. */
  digest: string;
  /** Milliseconds from when it was sent until it was answered, and when that was, from the first of all. */
  took: number;
  at: number;
  /** Milliseconds by which it was sent late. Nothing here waits for the server, so it is not the server's fault. */
  late: number;
};

type Load = { url: string; createRequest: () => HttpRequest; count: number; perSecond: number };

/** Sends requests at a pace, whatever becomes of those before; at once when the pace is infinite. */
export async function runOpenLoop({ url, createRequest, count, perSecond }: Load): Promise<OperationOutcome[]> {
  const start = performance.now();
  const outcomes: Promise<OperationOutcome>[] = [];
  for (let sent = 0; sent < count; sent++) {
    const due = start + (sent * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const sentAt = performance.now();
    outcomes.push(
      ask(url, createRequest()).then((asked) => {
        const now = performance.now();
        return { ...asked, took: now - sentAt, at: now - start, late: sentAt - due };
      }),
    );
  }
  return Promise.all(outcomes);
}

async function ask(url: string, request: HttpRequest): Promise<Pick<OperationOutcome, 'kind' | 'digest'>> {
  try {
    const { status, bytes } = await sendForBytes(url, request);
    const digest = hash('sha1', bytes);
    if (status === 503) return { kind: 'refused', digest };
    return { kind: status === 200 && !bytes.includes('"errors"') ? 'answered' : 'failed', digest };
  } catch (error) {
    return { kind: 'failed', digest: String(error) };
  }
}

let number = 9 * NUMBER;

/** An operation that was never asked. */
export function createUniqueRequest(): HttpRequest {
  const { body = '', ...request } = materialsWithPrinters;
  return { ...request, body: body.replace(String(NUMBER), String(number++)) };
}
