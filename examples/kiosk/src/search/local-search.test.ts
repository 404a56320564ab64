import { describe, expect, it } from 'vitest';
import { createCaseStudy, createMaterial, createProduct, createSample } from '../testing/records.ts';
import { searchCatalog } from './local-search.ts';

const catalog = {
  products: [createProduct()],
  materials: [createMaterial({ name: '种植导板树脂', summary: 'Für Bohrschablonen aus Zürich' })],
  samples: [createSample()],
  caseStudies: [createCaseStudy()],
  categories: [],
};

const find = (text: string) => searchCatalog(catalog, text).map(({ globalId }) => globalId);

describe('the search without a network', () => {
  it('finds records that contain all words, in any case', () => {
    expect(find('ULTRACRAFT 4k')).toEqual(['Product:2']);
    expect(find('ultracraft splint')).toEqual(['Product:2']);
    expect(find('ultracraft aligner')).toEqual([]);
  });

  it('finds parts of words, Chinese, and letters without their accents', () => {
    expect(find('schablone')).toEqual(['Material:101']);
    expect(find('导板')).toEqual(['Material:101']);
    expect(find('zurich')).toEqual(['Material:101']);
  });

  it('lists names before other texts', () => {
    expect(find('splint')).toEqual(['Sample:11', 'Product:2']);
  });

  it('finds nothing for an empty text', () => {
    expect(find('  ')).toEqual([]);
  });
});
