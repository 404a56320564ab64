import { describe, expect, it } from 'vitest';
import { inquiryForm, sampleRequestForm } from './forms.ts';
import { parsePhone } from './phones.ts';
import { inquiry, messagesOf, sampleRequest } from './rules.fixture.ts';

const e164 = (prefix: string, phone: string) => parsePhone(phone, prefix)?.e164 ?? null;

describe('phone numbers', () => {
  it.each([
    ['+49', '30 23125-017', '+493023125017'],
    ['49', '3023125017', '+493023125017'],
    ['0049', '30 23125017', '+493023125017'],
    ['+49', '030 23125017', '+493023125017'],
    ['+49', '(0)30/23125.017', '+493023125017'],
    ['+49', '+49 (0)30 23125017', '+493023125017'],
    ['+49', '0049 30 23125017', '+493023125017'],
    ['+49', '49 30 23125017', '+493023125017'],
    ['+49', '(+49) 30 23125017', '+493023125017'],
    ['+49', '0049 (0)30 23125017', '+493023125017'],
    ['+49', '0171 2345678', '+491712345678'],
    ['+86', '0571 8888 8888', '+8657188888888'],
    ['+86', '0138 0013 8000', '+8613800138000'],
    ['+86', '0086 138 0013 8000', '+8613800138000'],
    ['+1', '(0049) 30 23125017', '+493023125017'],
    ['+49', '＋４９ ３０ ２３１２５０１７', '+493023125017'],
    ['+49', '\u202a+49 30 23125017\u202c', '+493023125017'],
    ['+1', '+49 30 23125017', '+493023125017'],
    ['+1', '1 212 555 0100', '+12125550100'],
    ['+1242', '322 1234', '+12423221234'],
    ['＋８６', '１３８００１３８０００', '+8613800138000'],
    ['+39', '06 69812345', '+390669812345'],
    ['+7', '8 912 345 67 89', '+79123456789'],
    ['', '+86 138 0013 8000', '+8613800138000'],
    ['', '86 138 0013 8000', '+8613800138000'],
  ])('R270 parse %j and %j as %s', (prefix, phone, expected) => {
    expect(e164(prefix, phone)).toBe(expected);
  });

  it('R270 use their own calling code instead of the prefix', () => {
    expect(parsePhone('+49 30 23125017', '+1')).toEqual({ callingCode: '+49', e164: '+493023125017' });
  });

  it.each([
    ['+49', ''],
    ['+49', '12'],
    ['+49', '+49'],
    ['+49', '030 123 456 789 012 345'],
    ['+49', '30 23125017 ext. 5'],
    ['+49', 'call me'],
    ['+49', '30 2312x5017'],
    ['+49', '+999 12345678'],
    ['+999', '12345678'],
    ['+1', '555 0100'],
    ['+1', '1-800-FLOWERS'],
    ['', '030 23125017'],
  ])('R320 reject %j and %j', (prefix, phone) => {
    expect(e164(prefix, phone)).toBeNull();
  });

  it.each([
    ['R262', 'phone', ' ', 'phone'],
    ['R320', 'phone', '+49 1', 'phoneFormat'],
    ['R263', 'mobilePrefix', '', 'mobilePrefix'],
    ['R263', 'mobilePrefix', 'DE', 'mobilePrefixFormat'],
  ])('%s reject the %s %j with the message %s', (_number, field, value, message) => {
    expect(messagesOf(inquiryForm, { ...inquiry, [field]: value })).toEqual({ [field]: message });
  });

  it('R320 are validated without a valid prefix only if they include a calling code', () => {
    const mobilePrefix = 'DE';
    expect(messagesOf(inquiryForm, { ...inquiry, mobilePrefix, phone: '12' })).not.toHaveProperty('phone');
    expect(messagesOf(inquiryForm, { ...inquiry, mobilePrefix, phone: '+49 1' })).toHaveProperty('phone');
  });

  it.each([
    ['DE', '030 23125017', {}],
    ['CN', '138 0013 8000', {}],
    ['US', '212 555 0100', {}],
    ['GB', '020 7946 0018', {}],
    ['US', '+49 30 23125017', {}],
    ['US', '555 0100', { phone: 'phoneFormat' }],
  ])('R223 of a recipient in %s, %s: problems %j', (shipTo, phone, expected) => {
    expect(messagesOf(sampleRequestForm, { ...sampleRequest, shipTo, phone })).toEqual(expected);
  });
});
