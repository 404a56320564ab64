import { isLocale, type Locale } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import type { OutboxConnection } from './outbox-connection.ts';

export type NewSubmission = {
  receipt: string;
  form: string;
  locale: Locale;
  /** Identifies the content: a reused idempotency key must come with the same content. */
  digest: string;
  content: object;
};

const queuedSubmission = z.object({
  receipt: z.string(),
  form: z.string(),
  locale: z.custom<Locale>(isLocale),
  content: z.string(),
});

export type QueuedSubmission = z.infer<typeof queuedSubmission>;

const storedReceipt = z.object({ digest: z.string(), is_delivered: z.coerce.boolean() });

const summary = z.object({
  queued: z.number(),
  refused: z.number(),
  oldest_at: z.string().nullable(),
});

const listedSubmission = queuedSubmission.extend({
  accepted_at: z.string(),
  reason: z.string().nullable(),
  refused_at: z.string().nullable(),
});

export type ListedSubmission = z.infer<typeof listedSubmission>;

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Queued submissions, dead letters, and receipts of delivered ones, which contain no personal data. */
export function createOutboxStore({ query, ...connection }: OutboxConnection, now: () => Date = () => new Date()) {
  const timestamp = () => now().toISOString();

  const find = async (receipt: string) => {
    const [row] = await query(
      `select digest, 1 as is_delivered from outbox_receipts where receipt = $1
       union all select digest, 0 as is_delivered from outbox_submissions where receipt = $1`,
      [receipt],
    );
    const stored = row && storedReceipt.parse(row);
    return stored && { digest: stored.digest, isDelivered: stored.is_delivered };
  };

  return {
    ...connection,
    find,
    /** Durable when this returns. A submission with the same receipt is not replaced. */
    add: async ({
      receipt,
      form,
      locale,
      digest,
      content,
    }: NewSubmission): Promise<'added' | 'known' | 'key-reused'> => {
      const added = await query(
        `insert into outbox_submissions (receipt, form, locale, digest, content, accepted_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning receipt`,
        [receipt, form, locale, digest, JSON.stringify(content), timestamp()],
      );
      if (added.length > 0) return 'added';
      return (await find(receipt))?.digest === digest ? 'known' : 'key-reused';
    },
    /** The oldest queued submission with none of these receipts. */
    next: async (except: readonly string[]): Promise<QueuedSubmission | undefined> => {
      const excluded = except.map((_receipt, index) => `$${index + 1}`).join(', ');
      const [row] = await query(
        `select receipt, form, locale, content from outbox_submissions
         where refused_at is null ${excluded && `and receipt not in (${excluded})`} order by seq limit 1`,
        except,
      );
      return row && queuedSubmission.parse(row);
    },
    /** Deletes the content. A crash between the statements leads to another delivery, which stores nothing. */
    complete: async (receipt: string, reference: string): Promise<void> => {
      await query(
        `insert into outbox_receipts (receipt, digest, reference, delivered_at)
         select receipt, digest, $2, $3 from outbox_submissions where receipt = $1 on conflict do nothing`,
        [receipt, reference, timestamp()],
      );
      await query('delete from outbox_submissions where receipt = $1', [receipt]);
    },
    /** Returns how often the submission was refused so far. */
    countRefusal: async (receipt: string): Promise<number> => {
      const [row] = await query(
        'update outbox_submissions set refusals = refusals + 1 where receipt = $1 returning refusals',
        [receipt],
      );
      return z.object({ refusals: z.number() }).optional().parse(row)?.refusals ?? 0;
    },
    /** Turns the submission into a dead letter. */
    refuse: async (receipt: string, reason: string): Promise<void> => {
      await query('update outbox_submissions set reason = $2, refused_at = $3 where receipt = $1', [
        receipt,
        reason,
        timestamp(),
      ]);
    },
    summarize: async () => {
      const [row] = await query(
        `select cast(count(*) - count(refused_at) as integer) as queued, cast(count(refused_at) as integer) as refused,
           min(case when refused_at is null then accepted_at end) as oldest_at
         from outbox_submissions`,
      );
      const { queued, refused, oldest_at } = summary.parse(row);
      return { queued, refused, oldestAt: oldest_at };
    },
    forgetReceipts: (deliveredBefore: Date) =>
      query('delete from outbox_receipts where delivered_at < $1', [deliveredBefore.toISOString()]),
    /** Queued submissions and dead letters, oldest first. */
    list: async (): Promise<ListedSubmission[]> => {
      const rows = await query(
        `select receipt, form, locale, content, accepted_at, reason, refused_at from outbox_submissions order by seq`,
      );
      return rows.map((row) => listedSubmission.parse(row));
    },
    /** Queues a dead letter again; false if there is none with this receipt. */
    retry: async (receipt: string): Promise<boolean> => {
      const retried = await query(
        `update outbox_submissions set refused_at = null, reason = null, refusals = 0
         where receipt = $1 and refused_at is not null returning receipt`,
        [receipt],
      );
      return retried.length > 0;
    },
    /** Deletes a dead letter; false if there is none with this receipt. */
    discard: async (receipt: string): Promise<boolean> => {
      const discarded = await query(
        'delete from outbox_submissions where receipt = $1 and refused_at is not null returning receipt',
        [receipt],
      );
      return discarded.length > 0;
    },
  };
}
