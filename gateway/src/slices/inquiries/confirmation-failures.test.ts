import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSealedCodes } from '../../forms/sealed-codes.ts';
import { parseMail } from '../../testing/read-mails.ts';
import { solveProofOfWork } from '../../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { LONG_TIMEOUT } from '../../testing/timeouts.ts';
import { CONFIRM, createSubscription, SUBSCRIBE } from './inquiries.fixture.ts';
import { confirmationCodeSettings } from './subscription-confirmation.ts';

const SECRET = 'only-for-this-test-only-for-this-test';

/** Starts a mail server without TLS and a gateway that uses it. */
async function startWithMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const { port } = listener.address() as AddressInfo;
  const mail = {
    smtpUrl: `smtp://news:pass@127.0.0.1:${port}`,
    from: 'Heliograph <news@heliograph.example>',
    folder: '',
  };
  const gateway = await startGateway({ mail, confirmationSecret: SECRET, rateLimits: { subscription: 100 } });
  onTestFinished(async () => {
    await gateway.close();
    await close();
  });
  return { gateway, mails, close };
}

async function subscribe(gateway: TestGateway, changes: object = {}) {
  const challenge = (await gateway.ask('mutation { createFormChallenge { id salt difficulty } }')).data;
  const { id, ...task } = challenge.createFormChallenge;
  const verification = { challengeId: id, code: solveProofOfWork(task) };
  const input = createSubscription({ verification, country: null, ...changes });
  const { data } = await gateway.ask(SUBSCRIBE, { locale: 'EN', input });
  return data.subscribe;
}

const confirm = async (gateway: TestGateway, code: string) =>
  (await gateway.ask(CONFIRM, { locale: 'EN', code })).data.confirmSubscription;

const acceptLogin: SMTPServerOptions['onAuth'] = (auth, _session, done) =>
  auth.username === 'news' && auth.password === 'pass' ? done(null, { user: 'news' }) : done(new Error('Refused'));

it('sends the confirmation link by SMTP, signed in, and subscribes with it', async () => {
  const { gateway, mails } = await startWithMailServer({ authOptional: false, onAuth: acceptLogin });
  const { reference } = await subscribe(gateway, { email: 'ada@labor.example' });
  expect(mails).toHaveLength(1);
  const { to, confirmationCode } = parseMail(mails[0] ?? '');
  expect(to).toBe('ada@labor.example');
  expect(await confirm(gateway, confirmationCode)).toMatchObject({ reference, delivery: 'DELIVERED' });
});

it('reports an address that the mail server rejects at its field', async () => {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
    done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
  const { gateway } = await startWithMailServer({ onAuth: acceptLogin, onRcptTo });
  const message = formMessages.en.emailRejected;
  expect(await subscribe(gateway)).toMatchObject({ code: 'EMAIL_NOT_SENT', problems: [{ field: 'email', message }] });
  expect(gateway.reports).toEqual([]);
});

it('refuses a subscription with an incident number while the mail server is down, and accepts it again afterwards', async () => {
  let isBroken = true;
  const { gateway, mails } = await startWithMailServer({
    onAuth: acceptLogin,
    onMailFrom: (_address, _session, done) =>
      done(isBroken ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
  });
  const input = createSubscription({ country: null });
  const incident = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const message = formMessages.en.emailNotSent;
  // More often than emails are sent to one address.
  for (let time = 0; time < 6; time++)
    expect(await subscribe(gateway, input)).toMatchObject({ code: 'EMAIL_NOT_SENT', message, incident });
  expect(gateway.reports).toMatchObject(Array(6).fill({ responseCode: 451 }));
  isBroken = false;
  expect(await subscribe(gateway, input)).toMatchObject({ delivery: 'AWAITING_CONFIRMATION' });
  expect(mails).toHaveLength(1);
});

it('refuses a subscription if nothing listens at the address of the mail server', async () => {
  const { gateway, close } = await startWithMailServer();
  await close();
  expect(await subscribe(gateway)).toMatchObject({ code: 'EMAIL_NOT_SENT', problems: [] });
});

it('limits emails to five a day per address, ignoring case and client', async () => {
  const gateway = await startGateway({ rateLimits: { subscription: 100 } });
  onTestFinished(() => gateway.close());
  const codes = [];
  for (const email of ['ada', 'Ada', 'ADA', 'ada', 'ada', 'ada'])
    codes.push(await subscribe(gateway, { email: `${email}@labor.de` }));
  expect(codes.slice(0, 5)).toMatchObject(Array(5).fill({ delivery: 'AWAITING_CONFIRMATION' }));
  expect(codes[5]).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: formMessages.en.tooManyEmails });
  expect(codes[5].retryAfter).toBeGreaterThan(23 * 60 * 60);
  expect(await gateway.readMails()).toHaveLength(5);
  expect(await subscribe(gateway)).toMatchObject({ delivery: 'AWAITING_CONFIRMATION' });
});

it('rejects an expired code', async () => {
  const gateway = await startGateway({ confirmationSecret: SECRET });
  onTestFinished(() => gateway.close());
  const yesterday = Date.now() - 8 * 24 * 60 * 60 * 1000;
  const codes = createSealedCodes(SECRET, { ...confirmationCodeSettings, now: () => yesterday });
  const code = codes.seal({ locale: 'en', form: createSubscription() });
  expect(await confirm(gateway, code)).toMatchObject({ code: 'CONFIRMATION_EXPIRED' });
});

it('opens codes of another gateway with the same secret', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => startGateway({ confirmationSecret: SECRET })));
  onTestFinished(async () => {
    await Promise.all([first?.close(), second?.close()]);
  });
  if (!first || !second) return expect.fail();
  await subscribe(first);
  const [mail] = await first.readMails();
  expect(await confirm(second, mail?.confirmationCode ?? '')).toMatchObject({ delivery: 'DELIVERED' });
});

it('logs neither addresses nor codes', async () => {
  const lines: string[] = [];
  const gateway = await startGateway({ logLevel: 'debug', logStream: { write: (line) => void lines.push(line) } });
  onTestFinished(() => gateway.close());
  await subscribe(gateway, { email: 'needle@labor.de' });
  const [mail] = await gateway.readMails();
  await confirm(gateway, mail?.confirmationCode ?? '');
  await vi.waitFor(() => expect(lines.join('')).toContain('.eml'), LONG_TIMEOUT);
  expect(lines.join('')).not.toMatch(/needle/);
  expect(lines.join('')).not.toContain(mail?.confirmationCode);
});
