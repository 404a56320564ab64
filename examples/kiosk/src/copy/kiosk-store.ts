import { type DBSchema, openDB } from 'idb';
import type { Locale } from '../i18n/locales.ts';
import { mapLocalesAsync } from '../i18n/locales.ts';
import type { QueuedInquiry } from '../inquiry/queued-inquiry.ts';
import type { CopiedRecord, Copy, LocaleCopy } from './copy.ts';

interface KioskSchema extends DBSchema {
  /** One row per language: its records in the order of the lists. */
  locales: { key: Locale; value: { records: CopiedRecord[]; texts: LocaleCopy['texts'] } };
  state: { key: 'copy'; value: { cursor: string } & CopyAge };
  inquiries: { key: string; value: QueuedInquiry };
}

/** `copiedAt` is the time of the last full copy; `shape` identifies the selected fields. */
export type CopyAge = { copiedAt: number; shape: string };

export type KioskStore = Awaited<ReturnType<typeof openKioskStore>>;

/** The copy of the content, and the inquiries that are not delivered yet. */
export async function openKioskStore(name = 'kiosk') {
  const db = await openDB<KioskSchema>(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('locales');
      created.createObjectStore('state');
      created.createObjectStore('inquiries', { keyPath: 'input.idempotencyKey' });
    },
  });

  return {
    /** Null if there is no copy, or one of another shape. */
    readCopy: async (shape: string): Promise<{ copy: Copy; copiedAt: number } | null> => {
      const state = await db.get('state', 'copy');
      if (state?.shape !== shape) return null;
      const locales = await mapLocalesAsync(async (locale) => {
        const stored = await db.get('locales', locale);
        if (!stored) throw new Error(`The copy in ${locale} is missing.`);
        return { texts: stored.texts, records: new Map(stored.records.map((record) => [record.globalId, record])) };
      });
      return { copy: { cursor: state.cursor, locales }, copiedAt: state.copiedAt };
    },
    /** All or nothing: the cursor is stored with the records that it covers. */
    writeCopy: async ({ cursor, locales }: Copy, age: CopyAge): Promise<void> => {
      const transaction = db.transaction(['locales', 'state'], 'readwrite');
      const stored = transaction.objectStore('locales');
      await mapLocalesAsync((locale) => {
        const { records, texts } = locales[locale];
        return stored.put({ records: [...records.values()], texts }, locale);
      });
      await transaction.objectStore('state').put({ cursor, ...age }, 'copy');
      await transaction.done;
    },
    putInquiry: async (inquiry: QueuedInquiry): Promise<void> => {
      await db.put('inquiries', inquiry);
    },
    deleteInquiry: (idempotencyKey: string): Promise<void> => db.delete('inquiries', idempotencyKey),
    listInquiries: (): Promise<QueuedInquiry[]> => db.getAll('inquiries'),
    close: (): void => db.close(),
  };
}
