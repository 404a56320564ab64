import { expect, it } from 'vitest';
import { distributors } from '../../../legacy/content/distributors/distributors.ts';
import { aboutUsCopy } from './copy.ts';

const dental = distributors.filter(({ kind }) => kind === 'dental');

it.each(Object.entries(aboutUsCopy))('counts the dental distributors of the records in %s', (_, { hero, glance }) => {
  const countries = new Set(dental.map(({ country }) => country)).size;
  const repairing = dental.filter(({ services }) => services.includes('service')).length;
  expect(hero.text.match(/\d+/g)).toEqual(expect.arrayContaining([String(dental.length), String(countries)]));
  expect(glance.items.repair.text.match(/\d+/g)).toEqual(
    expect.arrayContaining([String(dental.length), String(repairing)]),
  );
});
