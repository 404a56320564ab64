import { expect, test } from 'vitest';
import type { ResourceModule } from '#gateway/schema.generated.ts';
import { chooseReading } from './choose-reading.ts';

test('resources about few materials come first', () => {
  const material = toMaterial([
    toResource('1', 'WEBINARS', 5),
    toResource('2', 'WHITE_PAPERS', 2),
    toResource('3', 'ARTICLES', 1),
    toResource('4', 'BLOGS', 2),
  ]);
  expect(idsOf([material])).toEqual(['3', '2', '4', '1']);
});

test('events, news and brochures are left out', () => {
  const material = toMaterial([toResource('1', 'EVENTS'), toResource('2', 'NEWS'), toResource('3', 'BROCHURES')]);
  expect(idsOf([material])).toEqual([]);
});

test('a resource about two materials is shown once', () => {
  const material = toMaterial([toResource('1', 'ARTICLES')]);
  expect(idsOf([material, material])).toEqual(['1']);
});

test('no row is half empty', () => {
  const material = toMaterial(['1', '2', '3'].map((id) => toResource(id, 'ARTICLES')));
  expect(idsOf([material])).toEqual(['1', '2']);
});

test('materials whose resources failed to load are left out', () => {
  expect(idsOf([{ resources: null }, toMaterial([toResource('1', 'ARTICLES')])])).toEqual(['1']);
});

function idsOf(materials: Parameters<typeof chooseReading>[0]) {
  return chooseReading(materials).map(({ id }) => id);
}

function toMaterial(items: ReturnType<typeof toResource>[]) {
  return { resources: { items } };
}

function toResource(id: string, module: ResourceModule, materialCount = 1) {
  return {
    id,
    module,
    path: `/aboutUs/resources/detail/a-${id}`,
    title: id,
    summary: '',
    publishedOn: '2026-01-01',
    localizedSummary: null,
    picture: null,
    availableLocales: ['EN' as const],
    servedLocale: 'EN' as const,
    materials: Array.from({ length: materialCount }, (_, index) => ({ id: `${index}` })),
  };
}
