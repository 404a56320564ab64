import { describe, expect, it } from 'vitest';
import { writeFor, writeForMachines } from './machine-texts.ts';
import { supportTopics } from './topics.ts';

const A2D = 1;
const A2D_4K = 2;
const CHAIRSIDE = 6;
const CHAIRSIDE_PRO = 7;

const text = (en: string) => ({ en, zh: en, de: en });

describe('texts that depend on the machine', () => {
  it.each([
    [A2D, 'Warm the room.'],
    [A2D_4K, 'Heat the tray.'],
    [null, 'Heat the tray or warm the room.'],
  ])('R152 writes the words for the features of the machine %s', (id, expected) => {
    const words = text('{{heatedTray?Heat the tray|Warm the room|Heat the tray or warm the room}}.');
    expect(writeFor(words, id).en).toBe(expected);
  });

  it('R152 names the machine, or several in other words', () => {
    const title = text('Set up {{one?the|a}} {{machine|ChairSide or ChairSide Pro}}');
    expect(writeFor(title, CHAIRSIDE).de).toBe('Set up the UltraCraft ChairSide');
    expect(writeFor(title, null).de).toBe('Set up a ChairSide or ChairSide Pro');
  });

  it('rejects an unknown feature', () => {
    expect(() => writeFor(text('{{wings?a|b|c}}'), A2D)).toThrow('wings');
  });

  it('shares equal texts, and has none where all machines have the general ones', () => {
    const { steps, machineTexts } = writeForMachines(
      { steps: text('Close the {{hood?hood|door|cover}}') },
      [1, 2, 6, 7],
    );
    expect(steps.en).toBe('Close the cover');
    expect(machineTexts.map(({ products, steps }) => [products, steps.en])).toEqual([
      [[A2D, A2D_4K], 'Close the door'],
      [[CHAIRSIDE, CHAIRSIDE_PRO], 'Close the hood'],
    ]);
    expect(writeForMachines({ steps: text('Close it') }, [1, 2]).machineTexts).toEqual([]);
  });

  it.each(supportTopics)('R152 leaves no condition unwritten in article $id', (topic) => {
    expect(JSON.stringify(topic)).not.toMatch(/{{\w/);
  });
});
