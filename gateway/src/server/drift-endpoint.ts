import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DriftWatch } from '../drift/drift-watch.ts';
import { CONTENT_SECURITY_POLICY, renderDriftPage } from './drift-page.ts';
import { isOperator } from './operator-token.ts';

const MAX_IDS = 1_000;

const selection = z.union([z.literal('all'), z.array(z.string().max(40)).min(1).max(MAX_IDS)]);

const jsonBody = z.union([z.strictObject({ accept: selection }), z.strictObject({ dismiss: selection })]);

/** A button of the page. */
const formBody = z
  .instanceof(URLSearchParams)
  .transform((parameters) =>
    Object.fromEntries([...parameters].map(([name, value]) => [name, value === 'all' ? value : [value]])),
  )
  .pipe(jsonBody);

const requestBody = z.union([formBody, jsonBody]);

const USAGE = `Send { "accept": "all" }, or "dismiss", or up to ${MAX_IDS} ids of changes instead of "all".`;

type Settings = {
  /** Of the operator; the routes are not registered without it. */
  token: string | undefined;
  drift: DriftWatch;
};

/**
 * Page of schema drift for operators. `GET /drift` returns HTML or JSON, by `Accept`; `POST /drift` accepts or dismisses
 * changes, with `{ "accept": "all" }` or the ids of changes.
 */
export function registerDrift(app: FastifyInstance, { token, drift }: Settings): void {
  if (token === undefined) return;
  void app.register((page, _options, done) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    page.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'accept', 'x-content-type-options': 'nosniff' });
      if (isOperator(request.headers.authorization, token)) return;
      return reply
        .code(401)
        .header('www-authenticate', ['Bearer', 'Basic realm="Schema drift", charset="UTF-8"'])
        .send({ error: 'Invalid token.' });
    });
    page.get('/drift', async (request, reply) => {
      await drift.sync();
      const report = drift.getReport();
      return wantsHtml(request) ? sendPage(reply, renderDriftPage(report)) : report;
    });
    page.post('/drift', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send({ error: 'Another site sent this form.' });
      const { data } = requestBody.safeParse(request.body);
      if (!data) return reply.code(400).send({ error: USAGE });
      const result =
        'accept' in data
          ? { accepted: await drift.accept(data.accept) }
          : { dismissed: await drift.dismiss(data.dismiss) };
      return wantsHtml(request) ? reply.redirect('/drift', 303) : result;
    });
    done();
  });
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      // Not `no-referrer`, which would hide the origin of the forms.
      'referrer-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(html);
}

/** Browsers add the password to forms of other sites, too. */
function isForeign({ headers: { origin, host } }: FastifyRequest): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
