import { describe, expect, it } from 'vitest';
import { createSealedCodes } from './sealed-codes.ts';

const settings = { purpose: 'test', ttlMs: 1_000, now: () => 0 };
const codes = createSealedCodes('secret', settings);
const content = { email: 'ada@labor.example', name: '你好' };

describe('sealed codes', () => {
  it('contain their content, unreadable and URL-safe', () => {
    const code = codes.seal(content);
    expect(codes.open(code)).toEqual({ status: 'VALID', content });
    expect(code).toMatch(/^[\w-]+$/);
    expect(Buffer.from(code, 'base64url').toString('latin1')).not.toContain('ada');
    expect(codes.seal(content)).not.toBe(code);
  });

  it.each([
    ['another secret', createSealedCodes('other', settings)],
    ['another purpose', createSealedCodes('secret', { ...settings, purpose: 'other' })],
  ])('are invalid with %s', (_name, others) => {
    expect(others.open(codes.seal(content))).toEqual({ status: 'INVALID' });
  });

  it('are invalid if any byte is changed, missing or added', () => {
    const bytes = Buffer.from(codes.seal(content), 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
      expect(codes.open(changed.toString('base64url')), `byte ${index}`).toEqual({ status: 'INVALID' });
      const truncated = bytes.subarray(0, index).toString('base64url');
      expect(codes.open(truncated), `${index} bytes`).toEqual({ status: 'INVALID' });
    }
    for (const character of ['A', '=', ' '])
      expect(codes.open(codes.seal(content) + character)).toEqual({ status: 'INVALID' });
    const longer = Buffer.concat([bytes, Buffer.from('x')]).toString('base64url');
    expect(codes.open(longer)).toEqual({ status: 'INVALID' });
  });

  it('expire', () => {
    const openAt = (time: number) => createSealedCodes('secret', { ...settings, now: () => time }).open(code).status;
    const code = codes.seal(content);
    expect([openAt(999), openAt(1_000)]).toEqual(['VALID', 'EXPIRED']);
  });
});
