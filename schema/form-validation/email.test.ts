import { describe, expect, it } from 'vitest';
import { email } from './fields.ts';

describe('email addresses', () => {
  it.each(['a@b.de', 'a.b@c.de', 'a-b_c.d@e-f.co', 'A1@B2.COM', 'ada@mail.labor.example', `${'a'.repeat(44)}@bc.de`])(
    'R261 Q10 accepts %s',
    (address) => {
      expect(email.safeParse(address).success).toBe(true);
    },
  );

  it.each([
    'a',
    '@b.de',
    'a@b',
    'a@b.d',
    'a@b.d3',
    'a+b@c.de',
    'a..b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a b@c.de',
    ' a@b.de',
    'a@b.de ',
    'a@-b.de',
    'a@b..de',
    'ä@b.de',
    'a@bücher.de',
    'a@b.de\nbcc: c@d.de',
    "a'--@b.de",
  ])('R261 rejects %j', (address) => {
    expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(['emailFormat']);
  });

  it('R269 rejects more than 50 characters', () => {
    const { error } = email.safeParse(`${'a'.repeat(45)}@bc.de`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['tooLong']);
  });

  it('Q10 lowercases only the domain', () => {
    expect(email.parse('Ada.Muster@LABOR.De')).toBe('Ada.Muster@labor.de');
  });
});
