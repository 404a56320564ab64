import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../../testing/start-gateway.ts';
import { setUpFormGateway } from './form-gateway.fixture.ts';
import { createInquiry, SUBMIT_INQUIRY } from './inquiries.fixture.ts';

const form = setUpFormGateway();

describe('failed submissions', () => {
  it('limits the rate per client address and returns retryAfter', async () => {
    const limited = await startGateway({ rateLimits: { inquiry: 2 } });
    const send = (address: string) =>
      limited.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() }, { 'x-forwarded-for': address });
    const results = [];
    for (let time = 0; time < 3; time++) results.push((await send('192.0.2.1')).data.submitInquiry);
    expect(results.map(({ __typename }) => __typename)).toEqual(['InquiryAccepted', 'InquiryAccepted', 'FormRefusal']);
    expect(results[2]).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: formMessages.en.tooMany });
    expect(results[2].retryAfter).toBeGreaterThan(0);
    expect((await send('192.0.2.2')).data.submitInquiry.__typename).toBe('InquiryAccepted');
    await limited.close();
  });

  it('R321 returns a localized service error with an incident id', async () => {
    const offline = await startGateway();
    await offline.stopLegacy();
    const { data } = await offline.ask(SUBMIT_INQUIRY, { locale: 'CN', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({
      code: 'SERVICE_ERROR',
      message: formMessages.cn.serviceError,
      incident: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(offline.reports).toHaveLength(1);
    await offline.close();
  });

  it('R265 names no field if the service rejects a form without a reason', async () => {
    const refusing = createServer(async (request, response) => {
      if (request.url?.endsWith('addInfo')) return response.end('{"code":400,"data":null}');
      const { method = '', headers, url } = request;
      const init = { method, headers: { lang: String(headers.lang), 'content-type': 'application/json' } };
      const body = await text(request);
      const forwarded = await fetch(form.gateway.legacyUrl + url, { ...init, ...(body && { body }) });
      return response.end(await forwarded.text());
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as AddressInfo;
    const behind = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
    const { data } = await behind.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ code: 'INVALID_INPUT', problems: [] });
    await behind.close();
    refusing.close();
  });

  it.each([
    [
      'EN',
      'Server exception',
      'Email already registered',
      'Phone number format error',
      'Sorry, service error, please try again later!',
    ],
    ['CN', '服务器异常', '该邮箱已注册', '请输入正确的手机号码', '抱歉，服务出错，请稍后再试'],
    [
      'DE',
      'Serverausnahme',
      'E-Mail-Adresse bereits registriert',
      'Falsches Format der Telefonnummer',
      'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal',
    ],
  ] as const)(
    'R316 Q42 has a text for each code of the service in %s',
    async (locale, exception, email, phone, other) => {
      let code = 0;
      const refusing = createServer((_request, response) =>
        response.end(JSON.stringify({ code: 500, data: { code } })),
      ).listen(0, '127.0.0.1');
      await once(refusing, 'listening');
      onTestFinished(() => void refusing.close());
      const { port } = refusing.address() as AddressInfo;
      const behind = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
      onTestFinished(behind.close);
      const refusalOf = async (upstreamCode: number) => {
        code = upstreamCode;
        const { data } = await behind.ask(SUBMIT_INQUIRY, { locale, input: createInquiry() });
        return data.submitInquiry;
      };
      const reference = expect.stringMatching(/^[0-9a-f-]{36}$/);
      expect(await refusalOf(500)).toMatchObject({ message: exception, incident: reference });
      expect(await refusalOf(50050)).toMatchObject({ message: email, problems: [{ field: 'email' }], incident: null });
      expect(await refusalOf(50051)).toMatchObject({ message: phone, problems: [{ field: 'phone' }], incident: null });
      expect(await refusalOf(59999)).toMatchObject({ message: other, incident: reference });
    },
  );

  it('R318 returns a server exception of the service as a localized error', async () => {
    const broken = await startGateway();
    await broken.db.schema.dropTable('leads').execute();
    const { data } = await broken.ask(SUBMIT_INQUIRY, { locale: 'DE', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ code: 'SERVICE_ERROR', message: formMessages.de.serverException });
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    await broken.close();
  });
});
