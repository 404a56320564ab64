import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findMail } from '../../gateway/src/testing/read-mails.ts';
import { openDatabase } from '../../legacy/src/store/database.ts';
import { listLeads } from '../../legacy/src/store/leads.ts';
import { createTestEnv } from '../../scripts/addresses.ts';
import { startBackend } from '../../scripts/stack.ts';
import { test as siteTest } from './site.ts';

type Lead = Awaited<ReturnType<typeof listLeads>>[number];

type LeadStore = {
  /** Redirects GraphQL requests of a page to this gateway. */
  serve: (page: Page) => Promise<void>;
  findLeads: (email: string) => Promise<Lead[]>;
  /** The path of the link in the newest confirmation email to an address. */
  findConfirmationPath: (email: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Starts a separate content service and gateway, to inspect leads. */
async function startLeadStore(): Promise<LeadStore> {
  process.env.FORM_RATE_LIMIT = '1000';
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-leads-'));
  const env = await createTestEnv(folder);
  const services = await startBackend(env, () => undefined);
  const db = await openDatabase(env.DATABASE_URL);
  return {
    serve: async (page) => {
      await page.route('**/graphql*', (route, request) =>
        route.continue({ url: `${env.GATEWAY_URL}/graphql${new URL(request.url()).search}` }),
      );
    },
    findLeads: async (email) => {
      const leads = await listLeads(db, {});
      return leads.filter((lead) => email === (lead.email ?? lead.contact));
    },
    findConfirmationPath: async (email) => {
      const mail = await findMail(env.MAIL_FOLDER, email);
      const [link = ''] = /http\S+\/subscribe\/confirm#[\w-]+/.exec(mail?.text ?? '') ?? [];
      const { pathname, hash } = new URL(link);
      return pathname + hash;
    },
    close: async () => {
      await db.destroy();
      await Promise.all(services.map((service) => service.stop()));
      await rm(folder, { recursive: true });
    },
  };
}

export const test = siteTest.extend<object, { leads: LeadStore }>({
  leads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern.
    async ({}, use) => {
      const store = await startLeadStore();
      await use(store);
      await store.close();
    },
    { scope: 'worker' },
  ],
});
