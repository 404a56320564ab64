import type { KioskStore } from '../copy/kiosk-store.ts';
import { type Failure, toFailure } from '../gateway/failure.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { getRetryDelay } from '../gateway/retry-delay.ts';
import { SubmitInquiryDocument } from '../generated/operations.ts';
import type { Locale } from '../i18n/locales.ts';
import type { QueuedInquiry, Refusal } from './queued-inquiry.ts';

export type SubmitResult =
  | {
      status: 'ACCEPTED';
      reference: string;
      /** Confirmation in the language of the inquiry. */
      message: string;
      locale: Locale;
    }
  | { status: 'REFUSED'; refusal: Refusal }
  /** Stored on this device, and sent again later. */
  | { status: 'QUEUED' };

export type Outbox = ReturnType<typeof createOutbox>;

type OutboxOptions = { gateway: Gateway; store: Pick<KioskStore, 'putInquiry' | 'deleteInquiry' | 'listInquiries'> };

/**
 * Stores each inquiry before it is sent, and deletes it once the gateway has accepted it. A lost response is harmless: the
 * inquiry is sent again with the same idempotency key, and the gateway stores it once.
 */
export function createOutbox({ gateway, store }: OutboxOptions) {
  let inquiries: readonly QueuedInquiry[] = [];
  let isDelivering = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  async function reload(): Promise<void> {
    inquiries = (await store.listInquiries()).toSorted((a, b) => a.createdAt - b.createdAt);
    for (const listener of listeners) listener();
  }

  async function send({ input, locale }: QueuedInquiry): Promise<SubmitResult | Failure> {
    try {
      const { data } = await gateway.getClient(locale).mutate({
        mutation: SubmitInquiryDocument,
        variables: { locale, input },
        context: { headers: gateway.formHeaders },
        fetchPolicy: 'no-cache',
      });
      if (!data) return { code: 'UNKNOWN', retryAfterMs: 0 };
      const { submitInquiry: result } = data;
      if (result.__typename === 'InquiryAccepted') {
        const { reference, message } = result;
        return { status: 'ACCEPTED', reference, message, locale };
      }
      if (result.retryAfter === null) return { status: 'REFUSED', refusal: result };
      return { code: result.code, retryAfterMs: result.retryAfter * 1_000 };
    } catch (error) {
      return toFailure(error);
    }
  }

  function retryLater({ retryAfterMs }: Failure): void {
    clearTimeout(timer);
    timer = setTimeout(deliver, getRetryDelay(attempt, retryAfterMs));
    attempt += 1;
  }

  /** Sends what is waiting, oldest first, until one fails. */
  async function deliver(): Promise<void> {
    if (isDelivering) return;
    isDelivering = true;
    clearTimeout(timer);
    try {
      await reload();
      for (const inquiry of inquiries.filter(({ refusal }) => refusal === null)) {
        const result = await send(inquiry);
        if (!('status' in result)) return retryLater(result);
        attempt = 0;
        if (result.status === 'ACCEPTED') await store.deleteInquiry(inquiry.input.idempotencyKey);
        // Nobody is there to correct it: it stays for the staff.
        if (result.status === 'REFUSED') await store.putInquiry({ ...inquiry, refusal: result.refusal });
      }
    } finally {
      isDelivering = false;
      await reload();
    }
  }

  /** While the visitor waits. Inquiries that are refused are deleted, as the visitor corrects and sends them again. */
  async function submit(inquiry: QueuedInquiry): Promise<SubmitResult> {
    await store.putInquiry(inquiry);
    const result = await send(inquiry);
    if (!('status' in result)) {
      retryLater(result);
      await reload();
      return { status: 'QUEUED' };
    }
    await store.deleteInquiry(inquiry.input.idempotencyKey);
    await reload();
    return result;
  }

  return {
    getInquiries: () => inquiries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    submit,
    deliver,
    /** After staff have sent a corrected one. */
    discard: async (idempotencyKey: string): Promise<void> => {
      await store.deleteInquiry(idempotencyKey);
      await reload();
    },
    stop: () => clearTimeout(timer),
  };
}
