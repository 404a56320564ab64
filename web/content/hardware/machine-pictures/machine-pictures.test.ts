import { expect, it } from 'vitest';
import { machineStories } from '../machine-stories.ts';
import { machinePictures } from './machine-pictures.ts';

const rows = Object.entries(machinePictures);

it('every machine has a row of four pictures with different captions', () => {
  expect(Object.keys(machinePictures)).toEqual(Object.keys(machineStories));
  const captions = rows.map(([id, views]) => [id, new Set(views.map(({ caption }) => caption)).size]);
  expect(captions).toEqual(rows.map(([id]) => [id, 4]));
});

it('no picture of the row is shown again by the story of the machine', () => {
  const repeated = rows.flatMap(([id, views]) =>
    Object.values(machineStories[id]?.layout ?? {}).flatMap((section) =>
      'picture' in section && views.some(({ picture }) => picture === section.picture) ? [[id, section.picture]] : [],
    ),
  );
  expect(repeated).toEqual([]);
});
