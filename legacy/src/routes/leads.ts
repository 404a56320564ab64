import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CODES, failed, ok } from '../envelope.ts';
import { siteLocaleOf } from '../language.ts';
import type { Database } from '../store/database.ts';
import { type NewLead, saveLead } from '../store/leads.ts';
import { readRecords } from '../store/records.ts';

const short = z.string().trim().min(1).max(100);
/** UUIDs are case-insensitive. */
const key = z.string().min(8).max(128).toLowerCase().optional();
/** The reference that the gateway has given to the visitor. */
const submissionId = z.uuid().optional();
const email = z
  .string()
  .max(50)
  .regex(/^[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*@[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*\.[a-z]{2,}$/);

const inquiryBody = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100).default(''),
  email,
  country: z.string().max(32),
  company: z.string().max(50).default(''),
  phone: z.string().max(40).default(''),
  mobilePrefix: z.string().max(6).default(''),
  jobTitle: z.string().max(100).default(''),
  industry: z.string().max(100).default(''),
  industryCode: z.string().max(2).default(''),
  comments: z.string().max(2000).default(''),
  /** 3, 4 and 6 are inquiries by industry; 5 is a subscription. */
  type: z.enum(['3', '4', '5', '6']).default('5'),
  subStatus: z.literal([0, 1]).default(0),
  /** Version of the accepted consent text. */
  consentVersion: z.string().max(32).optional(),
});

const sampleBody = z.object({
  sampleType: z.enum(['standard', 'custom']),
  productIds: z
    .array(z.string().max(32))
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(3)),
  reason: z.string().max(1000).default(''),
  industry: short,
  industryCode: z.string().max(2).optional(),
  companySize: short,
  application: z.enum(['prototyping', 'assistedProduction', 'endProduction']),
  requirements: z.string().max(1000).default(''),
  name: short,
  occupation: short,
  contact: short,
  company: short,
  receiver: short,
  phone: z.string().max(40),
  address: z.string().trim().min(1).max(220),
});

const registrationBody = z.object({
  firstName: short,
  /** Empty where the first name is the whole name. */
  lastName: z.string().max(100).default(''),
  country: z.string().min(1).max(32),
  email,
  consent: z.literal(true),
  liveStreamId: z.string().max(32),
  purpose: z.enum(['REMINDER', 'UNLOCK']),
});

const OTHER_INDUSTRY = '5';
const E164 = /^\+[1-9]\d{6,14}$/;

/** A listed industry is sent by its translated name, so only its code identifies it. */
function toIdentity<Payload extends { industryCode?: string | undefined }>(payload: Payload) {
  return payload.industryCode === OTHER_INDUSTRY ? payload : { ...payload, industry: '' };
}

/** Submissions are stored before they are acknowledged, once per idempotency key. */
export function registerLeads(app: FastifyInstance, db: Database): void {
  const respond = async (request: FastifyRequest, lead: Omit<NewLead, 'locale' | 'key' | 'id'>) => {
    const saved = await saveLead(db, {
      ...lead,
      locale: siteLocaleOf(request),
      id: submissionId.parse(request.headers['submission-id']),
      key: key.parse(request.headers['idempotency-key']),
    });
    if (saved === 'key-reused') return failed(CODES.conflict, 'The idempotency key was reused with different content');
    if (saved === 'already-subscribed') return failed(CODES.emailRegistered, 'Email already registered');
    return ok(saved);
  };

  app.post('/clientSubscribe/addInfo', async (request) => {
    const payload = inquiryBody.parse(request.body);
    if (payload.phone !== '' && !E164.test(payload.phone))
      return failed(CODES.phoneFormat, 'Phone number format error');
    if (payload.country !== '' && !(await isArea(db, payload.country)))
      return failed(CODES.badRequest, 'Unknown country');
    const kind = payload.type === '5' ? 'subscription' : 'inquiry';
    return respond(request, { kind, email: payload.email, payload, identity: toIdentity(payload) });
  });

  app.post('/sample/apply/submit', async (request) => {
    const payload = sampleBody.parse(request.body);
    if (!E164.test(payload.phone)) return failed(CODES.phoneFormat, 'Phone number format error');
    const samples = await readRecords(db, 'sample', payload.productIds, 'en');
    if (samples.length < payload.productIds.length) return failed(CODES.badRequest, 'Unknown sample');
    // Apps that do not know the codes send free text without a code.
    const identity = payload.industryCode === undefined ? payload : toIdentity(payload);
    return respond(request, { kind: 'sample-request', email: payload.contact, payload, identity });
  });

  app.post('/hgRegisterInfo/Save', async (request) => {
    const payload = registrationBody.parse(request.body);
    const [stream] = await readRecords(db, 'liveStream', [payload.liveStreamId], 'en');
    if (!stream) return failed(CODES.notFound, 'Live stream not found');
    if (!(await isArea(db, payload.country))) return failed(CODES.badRequest, 'Unknown country');
    return respond(request, { kind: 'registration', email: payload.email, payload });
  });
}

async function isArea(db: Database, id: string): Promise<boolean> {
  const areas = db.selectFrom('records').select('id').where('kind', 'in', ['country', 'province']);
  return (await areas.where('id', '=', id).executeTakeFirst()) !== undefined;
}
