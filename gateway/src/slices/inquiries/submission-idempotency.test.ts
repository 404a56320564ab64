import { randomUUID } from 'node:crypto';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../../testing/start-gateway.ts';
import { setUpFormGateway } from './form-gateway.fixture.ts';
import { createInquiry, SUBMIT_INQUIRY } from './inquiries.fixture.ts';

const form = setUpFormGateway();

describe('idempotency of submissions', () => {
  it('S9 stores 100 concurrent submissions of a form once and returns the same reference to all', async () => {
    const input = createInquiry();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => form.gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input })),
    );
    const references = new Set(results.map(({ data }) => data.submitInquiry.reference));
    expect(references.size).toBe(1);
    expect((await form.stored()).map(({ id }) => id)).toEqual([...references]);
  });

  it('S9 rejects a reused idempotency key with different content', async () => {
    const { idempotencyKey } = createInquiry();
    await form.submit({ idempotencyKey });
    expect(await form.submit({ idempotencyKey, comments: 'Something else' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: formMessages.de.keyReused,
    });
    expect(await form.stored()).toHaveLength(1);
  });

  it('returns the receipt of a stored submission without counting it, whatever the limit', async () => {
    const limited = await startGateway({ rateLimits: { inquiry: 2, subscription: 1 } });
    onTestFinished(() => limited.close());
    const submit = async (input: object) => {
      const { data } = await limited.ask(SUBMIT_INQUIRY, { locale: 'EN', input });
      return data.submitInquiry;
    };
    const first = createInquiry();
    const accepted = await submit(first);
    for (const _time of [1, 2, 3]) expect(await submit(first)).toEqual(accepted);
    expect(await submit(createInquiry())).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(await submit(createInquiry())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await submit(first)).toEqual(accepted);
    expect(await submit({ ...first, comments: 'Something else' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('does not count a submission as stored if the service failed', async () => {
    const offline = await startGateway({ rateLimits: { inquiry: 1 } });
    onTestFinished(() => offline.close());
    await offline.stopLegacy();
    const input = createInquiry();
    const submit = async () => (await offline.ask(SUBMIT_INQUIRY, { locale: 'EN', input })).data.submitInquiry;
    expect(await submit()).toMatchObject({ code: 'SERVICE_ERROR' });
    expect(await submit()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('S9 S11 treats a form in another locale or with its key in another case as the same submission', async () => {
    const idempotencyKey = randomUUID();
    const results = [];
    for (const locale of ['DE', 'CN', 'EN']) results.push(await form.submit({ idempotencyKey }, locale));
    results.push(await form.submit({ idempotencyKey: idempotencyKey.toUpperCase() }, 'EN'));
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
    expect(await form.stored()).toMatchObject([{ id: results[0].reference, locale: 'de' }]);
  });
});
