import { describe, expect, it } from 'vitest';
import { materialIdOf } from '#features/materials/material-paths.ts';
import { assertRecordMissing } from './assert-record-missing.ts';

describe('a record that the gateway does not find', () => {
  it.each([
    { slug: '5', listed: ['4', '6'] },
    { slug: '5', listed: [] },
    { slug: 'nothing', listed: ['cast-102', 'mould-103'], idOf: materialIdOf },
    { slug: 'cast-104', listed: ['cast-102', 'mould-103'], idOf: materialIdOf },
  ])('S18 is missing if the list does not have it either: $slug', (absence) => {
    expect(() => assertRecordMissing(absence)).not.toThrow();
  });

  it.each([
    { slug: '5', listed: ['4', '5'] },
    { slug: 'cast-102', listed: ['cast-102'], idOf: materialIdOf },
    { slug: 'an-older-name-102', listed: ['mould-103', 'cast-102'], idOf: materialIdOf },
    { slug: '102', listed: ['cast-102'], idOf: materialIdOf },
  ])('S18 is an error if the list has it under any slug: $slug', (absence) => {
    expect(() => assertRecordMissing(absence)).toThrow('although it lists it');
  });
});
