import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { createRefusedError } from '../errors.ts';
import { certificateCalls } from './calls.ts';
import type { CallTrace } from './client.ts';
import { READ_ATTEMPT_MS } from './deadline.ts';
import { CODE_NOT_FOUND, openEnvelope } from './envelope.ts';
import { createTransport, isStatus } from './transport.ts';

/** Name and password that sign in; they go nowhere else. */
export type Credential = { name: string; password: string };

type Question<Answer> = { call: 'certificateDetail'; payload: object; shape: z.ZodType<Answer> };

export type CertificateService = { find: <Answer>(question: Question<Answer>) => Promise<Answer | null> };

const UNAUTHORIZED = 401;
/** A token is renewed this much before it ends. */
const MARGIN_MS = 30_000;

const signedIn = z.object({ token: z.string().min(1), expiresIn: z.number().positive().default(300) });

type Token = { value: string; expiresAt: number };

/** The certificate service: signs in by itself, keeps the token, and signs in once more when it is refused. */
export function createCertificateService(baseUrl: string, credential: Credential) {
  const transport = createTransport(baseUrl);
  let token: Promise<Token> | undefined;

  async function signIn(lang: string): Promise<Token> {
    const { bytes } = await transport.send({
      call: 'signin',
      ...certificateCalls.signin,
      headers: { lang },
      body: { ...credential, language: lang },
      timeout: READ_ATTEMPT_MS,
    });
    const answer = openEnvelope('signin', bytes, signedIn);
    if (!answer) throw createRefusedError('signin', CODE_NOT_FOUND);
    return { value: answer.token, expiresAt: performance.now() + answer.expiresIn * 1000 - MARGIN_MS };
  }

  /** One sign-in for all who wait for it; one that failed is not remembered. */
  async function getToken(lang: string): Promise<string> {
    const current = await token?.catch(() => undefined);
    if (!current || current.expiresAt <= performance.now()) token = signIn(lang);
    const fresh = await token;
    if (!fresh) throw createRefusedError('signin', UNAUTHORIZED);
    return fresh.value;
  }

  async function ask<Answer>({ call, payload, shape }: Question<Answer>, lang: string): Promise<Answer | null> {
    const { bytes } = await transport.send({
      call,
      ...certificateCalls[call],
      headers: { lang, authorization: `Bearer ${await getToken(lang)}` },
      body: { ...payload, language: lang },
      timeout: READ_ATTEMPT_MS,
    });
    return openEnvelope(call, bytes, shape);
  }

  return {
    inLocale: (locale: Locale, onCall: (trace: CallTrace) => void = () => {}): CertificateService => ({
      find: async (question) => {
        const lang = locales[locale].content;
        const start = performance.now();
        try {
          return await ask(question, lang);
        } catch (error) {
          if (!isStatus(error, UNAUTHORIZED)) throw error;
          token = undefined;
          return await ask(question, lang);
        } finally {
          onCall({
            call: question.call,
            milliseconds: Math.round(performance.now() - start),
            cache: 'none',
            freshFor: 0,
            tags: [],
          });
        }
      },
    }),
    close: transport.close,
  };
}
