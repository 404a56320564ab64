import { expect, it } from 'vitest';
import { findUsualProducts, hasGuide, selectErrorCodes, sortByMachine, sortByRelevance } from './select-articles.ts';
import type { SupportArticle } from './support-data.ts';

const products = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const createArticle = (id: string, fields: Partial<SupportArticle>): SupportArticle => ({
  ...{ id, topic: 'OPERATION', title: id, body: '', updatedOn: '2026-01-01', servedLocale: 'EN' },
  ...{ products: [], errorCodes: [], ...fields },
});
const createCode = (code: string, ...ids: string[]) => ({
  ...{ code, meaning: '', firstSteps: '', products: products(...ids) },
});

it('R396 selects the codes of a machine in ascending order, each with its article', () => {
  const articles = [
    createArticle('a', { errorCodes: [createCode('E-401', '4')] }),
    createArticle('b', { errorCodes: [createCode('E-204', '1', '4'), createCode('E-801', '9')] }),
  ];
  const listed = (product: string | null) =>
    selectErrorCodes(articles, product).map(({ code, article }) => code + article);
  expect(listed('4')).toEqual(['E-204b', 'E-401a']);
  expect(listed(null)).toEqual(['E-204b', 'E-401a', 'E-801b']);
});

it('R397 a machine has a guide if an article on its use is about it', () => {
  const articles = [
    createArticle('a', { products: products('4') }),
    createArticle('b', { topic: 'WARRANTY', products: products('5') }),
    createArticle('c', { topic: 'MATERIALS' }),
  ];
  expect(['4', '5', '6'].filter((id) => hasGuide(articles, id))).toEqual(['4']);
});

it('R152 articles about few machines precede those about many, in their order otherwise', () => {
  const articles = [
    createArticle('all', {}),
    createArticle('two', { products: products('1', '4') }),
    createArticle('one', { products: products('4') }),
    createArticle('one more', { products: products('4') }),
  ];
  expect(sortByRelevance(articles).map(({ id }) => id)).toEqual(['one', 'one more', 'two', 'all']);
});

it('R396 finds the products that most codes share', () => {
  const codes = [createCode('E-101', '1', '2'), createCode('E-102', '2', '1'), createCode('E-801', '9')];
  const select = (...errorCodes: typeof codes) => selectErrorCodes([createArticle('a', { errorCodes })], null);
  expect(findUsualProducts(select(...codes))?.map(({ id }) => id)).toEqual(['1', '2']);
  expect(findUsualProducts(select(...codes.slice(1)))).toBeNull();
  const others = ['3', '4', '5', '6'].map((id) => createCode(`E-80${id}`, id));
  expect(findUsualProducts(select(...codes, ...others, createCode('E-901', '7')))).toBeNull();
});

it('R168 sorts articles by the first of their machines, those that explain many codes first', () => {
  const codes = (...names: string[]) => names.map((name) => createCode(name, '1'));
  const articles = [
    createArticle('second machine', { products: products('9'), errorCodes: codes('E-801', 'E-802') }),
    createArticle('none', { products: products('1') }),
    createArticle('one', { products: products('1'), errorCodes: codes('E-101') }),
    createArticle('two', { products: products('9', '1'), errorCodes: codes('E-102', 'E-103') }),
    createArticle('all', {}),
  ];
  const accessory = createArticle('accessory', { products: products('217') });
  const sorted = sortByMachine([accessory, ...articles], products('1', '9'));
  expect(sorted.map(({ id }) => id)).toEqual(['all', 'two', 'one', 'none', 'second machine', 'accessory']);
});
