import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ReceivedMail = {
  to: string;
  /** The readable parts, decoded. */
  text: string;
  /** In the confirmation link, if there is one. */
  confirmationCode: string;
};

/** Reads the emails that a gateway without a mail server has written, oldest first. */
export async function readMails(folder: string): Promise<ReceivedMail[]> {
  const files = await listFiles(folder);
  return Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file), 'utf8'))));
}

/** The newest email to an address. */
export async function findMail(folder: string, to: string): Promise<ReceivedMail | undefined> {
  for (const file of (await listFiles(folder)).toReversed()) {
    const mail = parseMail(await readFile(join(folder, file), 'utf8'));
    if (mail.to === to) return mail;
  }
  return;
}

/** Named by time. */
async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml')).toSorted();
}

export function parseMail(source: string): ReceivedMail {
  const [, to = ''] = /^To: (.+)$/m.exec(source) ?? [];
  const text = decodeQuotedPrintable(source);
  const [, confirmationCode = ''] = /\/subscribe\/confirm#([\w-]+)/.exec(text) ?? [];
  return { to: to.trim(), text, confirmationCode };
}

/** RFC 2045, 6.7. */
function decodeQuotedPrintable(source: string): string {
  const joined = source.replaceAll(/=\r?\n/g, '');
  return joined.replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
