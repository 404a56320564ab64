import { expect, it } from 'vitest';
import { findUnregistered } from './find-unregistered.ts';

const resin = { id: '1', name: 'Resin', bodyContact: 'MOUTH', registrations: [] } as const;
const forSkin = { ...resin, bodyContact: 'SKIN' } as const;

it('finds resins for the mouth that no market has registered', () => {
  expect(findUnregistered({ field: 'DENTISTRY', materials: [resin] })).toEqual([resin]);
  const registered = { ...resin, registrations: [{ __typename: 'MaterialRegistration' as const }] };
  expect(findUnregistered({ field: 'DENTISTRY', materials: [registered] })).toEqual([]);
});

it('finds resins for the skin in orthopedics only: earbuds are no medical devices', () => {
  expect(findUnregistered({ field: 'ORTHOPAEDIC_REHABILITATION', materials: [forSkin] })).toEqual([forSkin]);
  expect(findUnregistered({ field: 'HEARABLES', materials: [forSkin] })).toEqual([]);
});

it('finds nothing among resins without body contact, or if they fail to load', () => {
  expect(findUnregistered({ field: 'DENTISTRY', materials: [{ ...resin, bodyContact: 'NONE' }] })).toEqual([]);
  expect(findUnregistered({ field: 'DENTISTRY', materials: null })).toEqual([]);
});
