import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { withTimeout } from '../cache/with-timeout.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Resolves when the mail server has accepted the mail. Throws `RecipientRejectedError` if it refuses the address. */
  send: (mail: Mail) => Promise<void>;
};

export type MailSettings = {
  /** `smtp:` or `smtps:` URL. Without it, mails are written to `folder`. */
  smtpUrl?: string | undefined;
  from: string;
  folder: string;
};

export class RecipientRejectedError extends Error {}

const CONNECT_MS = 3_000;
const IDLE_MS = 5_000;
/** Shorter than the timeout of the site. */
const SEND_MS = 8_000;

/** The files contain personal data. */
const OWNER_ONLY = 0o600;

export function createMailer({ smtpUrl, from, folder }: MailSettings, log: Logger): Mailer {
  return smtpUrl === undefined ? createFileMailer(from, folder, log) : createSmtpMailer(from, smtpUrl);
}

function createSmtpMailer(from: string, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  return {
    send: async (mail) => {
      const sent = transport.sendMail(toMessage(from, mail));
      try {
        await withTimeout(SEND_MS, sent, () => new Error('The mail server timed out'));
      } catch (error) {
        // A timed-out mail may still fail.
        sent.catch(() => {});
        if (isRecipientRejected(error)) throw new RecipientRejectedError('The mail server rejected the recipient');
        throw error;
      }
    },
  };
}

function createFileMailer(from: string, folder: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(from, mail));
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message as Buffer, { mode: OWNER_ONLY });
      log.info({ file }, 'mail written: SMTP_URL is not set');
    },
  };
}

function toMessage(from: string, mail: Mail): SendMailOptions {
  return {
    ...mail,
    from,
    // No automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A permanent reply to `RCPT TO`. */
function isRecipientRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0 } = error as Error & { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}
