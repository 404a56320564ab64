import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpRequest, materialsWithPrinters, NUMBER, sendForBytes } from './requests.ts';

export type OperationOutcome = {
  /** `rejected` is a 503; `failed` is any other error. */
  kind: 'succeeded' | 'rejected' | 'failed';
  /** Hash of the body, or the error message. */
  digest: string;
  /** `took`: milliseconds from sending to response; `at`: time of the response, in milliseconds from the start of the load. */
  took: number;
  at: number;
  /** Milliseconds after the scheduled time; caused by the load generator, not by the server. */
  late: number;
};

type Load = { url: string; createRequest: () => HttpRequest; count: number; perSecond: number };

/** Open loop: sends requests at a fixed rate, regardless of earlier responses; all at once if the rate is infinite. */
export async function runOpenLoop({ url, createRequest, count, perSecond }: Load): Promise<OperationOutcome[]> {
  const start = performance.now();
  const outcomes: Promise<OperationOutcome>[] = [];
  for (let sent = 0; sent < count; sent++) {
    const due = start + (sent * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const sentAt = performance.now();
    outcomes.push(
      sendOperation(url, createRequest()).then((outcome) => {
        const now = performance.now();
        return { ...outcome, took: now - sentAt, at: now - start, late: sentAt - due };
      }),
    );
  }
  return Promise.all(outcomes);
}

async function sendOperation(url: string, request: HttpRequest): Promise<Pick<OperationOutcome, 'kind' | 'digest'>> {
  try {
    const { status, bytes } = await sendForBytes(url, request);
    const digest = hash('sha1', bytes);
    if (status === 503) return { kind: 'rejected', digest };
    return { kind: status === 200 && !bytes.includes('"errors"') ? 'succeeded' : 'failed', digest };
  } catch (error) {
    return { kind: 'failed', digest: String(error) };
  }
}

let number = 9 * NUMBER;

/** An operation that no cache contains. */
export function createUniqueRequest(): HttpRequest {
  const { body = '', ...request } = materialsWithPrinters;
  return { ...request, body: body.replace(String(NUMBER), String(number++)) };
}
