import { describe, expect, it } from 'vitest';
import { products } from '../products/products.ts';
import { errorCodes } from './error-codes.ts';
import { supportTopics } from './topics.ts';

describe('error codes', () => {
  it('R396 are unique and in order', () => {
    const codes = errorCodes.map(({ code }) => code);
    expect(codes.filter((code) => !/^E-\d{3}$/.test(code))).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it.each(errorCodes)('R396 $code is explained by an article about each of its machines', ({ article, ...code }) => {
    const topic = supportTopics.find(({ id }) => id === article);
    expect(topic?.errorCodes).toContainEqual(expect.objectContaining({ code: code.code, products: code.products }));
    const uncovered = code.products.filter((id) => topic?.products.length && !topic.products.includes(id));
    expect(uncovered).toEqual([]);
    const machines = products.filter(({ kind }) => kind !== 'accessory').map(({ id }) => id);
    expect(machines).toEqual(expect.arrayContaining(code.products));
    expect(code.products).not.toEqual([]);
  });
});
