import { describe, expect, it } from 'vitest';
import { content } from '../../../legacy/content/content.ts';
import { partUsages } from '../parts/part-usages.ts';
import type { PartName } from '../parts/parts.ts';
import { machineStories } from './machine-stories.ts';

const machines = content.products.filter(({ kind }) => kind !== 'accessory');
const stories = Object.entries(machineStories);

describe('the stories of machines', () => {
  it('exist for every printer and station', () => {
    expect(machines.length).toBeGreaterThan(15);
    expect(Object.keys(machineStories)).toEqual(machines.map(({ id }) => String(id)));
  });

  it('begin with the part and end with what the machine cannot do', () => {
    const others = stories.filter(([, { layout }]) => {
      const kinds = Object.values(layout).map(({ kind }) => kind);
      return kinds[0] !== 'showcase' || kinds.at(-1) !== 'limits';
    });
    expect(others.map(([id]) => id)).toEqual([]);
  });

  it('draw the platform of the printer itself', () => {
    const drawn = stories.flatMap(([id, { layout }]) =>
      Object.values(layout).flatMap((section) => (section.kind === 'platform' ? [[id, section.printer]] : [])),
    );
    expect(drawn).toEqual(machines.filter(({ kind }) => kind === 'printer').map(({ id }) => [`${id}`, `${id}`]));
  });

  it('draw no part that the printer has no resin for', () => {
    const drawn = stories.flatMap(([id, { layout }]) =>
      Object.values(layout).flatMap((section) =>
        (section.kind === 'platform' ? section.parts : []).map((part) => ({ id, part })),
      ),
    );
    const isPrintable = ({ id, part }: { id: string; part: PartName }) =>
      content.materials.some(
        ({ printers, usages }) =>
          printers.some((printer) => printer === id) && usages.some((usage) => partUsages[part].includes(usage)),
      );
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((one) => !isPrintable(one))).toEqual([]);
  });
});
