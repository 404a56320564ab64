import { expect, it } from 'vitest';
import { resolveCopy } from './resolve-copy.ts';

it('Q17 resolves copy in the requested locale, then in English, then in any', () => {
  expect(resolveCopy({ en: 'a', cn: 'b' }, 'cn')).toEqual({ copy: 'b', served: 'cn' });
  expect(resolveCopy({ en: 'a', cn: 'b' }, 'de')).toEqual({ copy: 'a', served: 'en' });
  expect(resolveCopy({ cn: 'b' }, 'de')).toEqual({ copy: 'b', served: 'cn' });
  expect(() => resolveCopy({}, 'en')).toThrow('no copy');
});
