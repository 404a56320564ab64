import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { createRefusedError } from '../errors/errors.ts';
import { certificateCalls } from './calls.ts';
import type { CallTrace } from './client.ts';
import { READ_ATTEMPT_MS, startDeadline } from './deadline.ts';
import type { DriftListener } from './drift-monitor.ts';
import { CODE_NOT_FOUND, openEnvelope } from './envelope.ts';
import { createResilience } from './resilience.ts';
import { createTransport, isStatus } from './transport.ts';

/** Name and password that sign in; they go nowhere else. */
export type Credential = { name: string; password: string };

type UpstreamRequest<Answer> = { call: 'certificateDetail'; payload: object; schema: z.core.$ZodType<Answer> };

export type CertificateService = { find: <Answer>(question: UpstreamRequest<Answer>) => Promise<Answer | null> };

const UNAUTHORIZED = 401;
/** A token is renewed this much before it ends. */
const MARGIN_MS = 30_000;

const signedIn = z.object({ token: z.string().min(1), expiresIn: z.number().positive().default(300) });

type Token = { value: string; expiresAt: number };

/** The certificate service: signs in by itself, keeps the token, and signs in once more when it is refused. */
export function createCertificateService(baseUrl: string, credential: Credential, onDrift: DriftListener = () => {}) {
  const transport = createTransport(baseUrl);
  const resilience = createResilience();
  let token: Promise<Token> | undefined;
  let endsAt = Number.POSITIVE_INFINITY;

  function signIn(lang: string): Promise<Token> {
    return resilience.read('signin', async () => {
      const response = await transport.send({
        call: 'signin',
        ...certificateCalls.signin,
        headers: { lang },
        body: { ...credential, language: lang },
        timeout: READ_ATTEMPT_MS,
      });
      const answer = openEnvelope(response, { call: 'signin', schema: signedIn, onDrift });
      if (!answer) throw createRefusedError('signin', CODE_NOT_FOUND);
      return { value: answer.token, expiresAt: performance.now() + answer.expiresIn * 1000 - MARGIN_MS };
    });
  }

  /** One sign-in for all who wait for it; one that failed, or whose time is over, is not remembered. */
  function getToken(lang: string): Promise<Token> {
    if (token && performance.now() < endsAt) return token;
    const signingIn = signIn(lang);
    token = signingIn;
    endsAt = Number.POSITIVE_INFINITY;
    signingIn.then(
      ({ expiresAt }) => {
        if (token === signingIn) endsAt = expiresAt;
      },
      () => forget(signingIn),
    );
    return signingIn;
  }

  /** Unless somebody has signed in since. */
  function forget(old: Promise<Token>): void {
    if (token === old) token = undefined;
  }

  async function askOnce<Answer>(
    { call, payload, schema }: UpstreamRequest<Answer>,
    lang: string,
  ): Promise<Answer | null> {
    const signingIn = getToken(lang);
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
        return openEnvelope(response, { call, schema, onDrift });
      });
    } catch (error) {
      if (isStatus(error, UNAUTHORIZED)) forget(signingIn);
      throw error;
    }
  }

  /** Once more, with a new token, when the one that was kept is refused. */
  const ask = <Answer>(question: UpstreamRequest<Answer>, lang: string): Promise<Answer | null> =>
    askOnce(question, lang).catch((error: unknown) => {
      if (!isStatus(error, UNAUTHORIZED)) throw error;
      return askOnce(question, lang);
    });

  function inLocale(locale: Locale, onCall: (trace: CallTrace) => void = () => {}): CertificateService {
    const deadline = startDeadline();
    const trace = { cache: 'none', ttlMs: 0, tags: [], allowStale: false } as const;
    return {
      find: async (question) => {
        const { call } = question;
        const start = performance.now();
        try {
          return await deadline.apply(call, ask(question, locales[locale].content));
        } finally {
          onCall({ ...trace, call, milliseconds: Math.round(performance.now() - start) });
        }
      },
    };
  }

  return { inLocale, close: transport.close };
}
