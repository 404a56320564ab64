import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { createRefusedError } from '../errors/errors.ts';
import { type CallTrace, createCallTrace } from './call-trace.ts';
import { certificateCalls } from './calls.ts';
import { READ_ATTEMPT_MS, startDeadline } from './deadline.ts';
import { noListeners, type ParseListeners } from './drift-monitor.ts';
import { CODE_NOT_FOUND, openEnvelope } from './envelope.ts';
import { createResilience } from './resilience.ts';
import { createTransport, isStatus } from './transport.ts';

export type Credential = { name: string; password: string };

type CertificateRequest<Data> = { call: 'certificateDetail'; payload: object; schema: z.core.$ZodType<Data> };

export type CertificateService = { find: <Data>(request: CertificateRequest<Data>) => Promise<Data | null> };

const UNAUTHORIZED = 401;
/** Tokens are renewed this long before they expire. */
const RENEWAL_MARGIN_MS = 30_000;

const signInResponse = z.object({ token: z.string().min(1), expiresIn: z.number().positive().default(300) });

type Token = { value: string; expiresAt: number };

type OnCall = (trace: CallTrace) => void;
type Traced = <Data>(call: CallTrace['call'], work: () => Promise<Data>) => Promise<Data>;

/** Client of the certificate service. Caches the access token and signs in again if the service rejects it. */
export function createCertificateService(
  baseUrl: string,
  credential: Credential,
  listeners: ParseListeners = noListeners,
) {
  const transport = createTransport(baseUrl);
  const resilience = createResilience();
  let token: Promise<Token> | undefined;
  let tokenExpiresAt = Number.POSITIVE_INFINITY;

  function signIn(lang: string): Promise<Token> {
    return resilience.read('signin', async () => {
      const response = await transport.send({
        call: 'signin',
        ...certificateCalls.signin,
        headers: { lang },
        body: { ...credential, language: lang },
        timeout: READ_ATTEMPT_MS,
      });
      const data = openEnvelope(response, { call: 'signin', schema: signInResponse, listeners });
      if (!data) throw createRefusedError('signin', CODE_NOT_FOUND);
      return { value: data.token, expiresAt: performance.now() + data.expiresIn * 1000 - RENEWAL_MARGIN_MS };
    });
  }

  const isSignedIn = () => token !== undefined && performance.now() < tokenExpiresAt;

  /** Concurrent requests share one sign-in. */
  function getToken(lang: string, traced: Traced): Promise<Token> {
    if (token && isSignedIn()) return token;
    const signingIn = traced('signin', () => signIn(lang));
    token = signingIn;
    tokenExpiresAt = Number.POSITIVE_INFINITY;
    signingIn.then(
      ({ expiresAt }) => {
        if (token === signingIn) tokenExpiresAt = expiresAt;
      },
      () => discardToken(signingIn),
    );
    return signingIn;
  }

  function discardToken(old: Promise<Token>): void {
    if (token === old) token = undefined;
  }

  async function sendRequest<Data>(
    { call, payload, schema }: CertificateRequest<Data>,
    lang: string,
    traced: Traced,
  ): Promise<Data | null> {
    const signingIn = getToken(lang, traced);
    const { value } = await signingIn;
    try {
      return await resilience.read(call, async () => {
        const response = await transport.send({
          call,
          ...certificateCalls[call],
          headers: { lang, authorization: `Bearer ${value}` },
          body: { ...payload, language: lang },
          timeout: READ_ATTEMPT_MS,
        });
        return openEnvelope(response, { call, schema, listeners });
      });
    } catch (error) {
      if (isStatus(error, UNAUTHORIZED)) discardToken(signingIn);
      throw error;
    }
  }

  /** Retries once with a new token if the cached one is rejected. */
  const sendWithRetry: typeof sendRequest = (request, lang, traced) =>
    sendRequest(request, lang, traced).catch((error: unknown) => {
      if (!isStatus(error, UNAUTHORIZED)) throw error;
      return sendRequest(request, lang, traced);
    });

  function inLocale(locale: Locale, onCall: OnCall = () => {}): CertificateService {
    const deadline = startDeadline();
    const traced: Traced = async (call, work) => {
      const trace = createCallTrace(call);
      const start = performance.now();
      onCall(trace);
      try {
        return await work();
      } finally {
        trace.milliseconds = Math.round(performance.now() - start);
      }
    };
    return {
      find: (request) =>
        traced(request.call, () =>
          deadline.apply(request.call, sendWithRetry(request, locales[locale].content, traced)),
        ),
    };
  }

  /** A client that sends nothing: its calls stay pending. */
  function peekInLocale(_locale: Locale, onCall: OnCall = () => {}): CertificateService {
    let needsSignIn = !isSignedIn();
    return {
      find: ({ call }) => {
        onCall(createCallTrace(call));
        if (needsSignIn) onCall(createCallTrace('signin'));
        needsSignIn = false;
        return new Promise(() => {});
      },
    };
  }

  return { inLocale, peekInLocale, close: transport.close };
}
