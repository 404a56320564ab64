import { products } from '../products/products.ts';
import type { Text } from '../text.ts';
import type { MachineTexts } from './record.ts';

const machines = products.filter(({ kind }) => kind !== 'accessory');
const reflex = machines.filter(({ line }) => line === 'reflex').map(({ id }) => id);
const withRow = (isRow: (row: { name: Text; value?: Text }) => boolean) =>
  machines.filter(({ specification }) => specification.some(isRow)).map(({ id }) => id);

/** Products by the feature that a text depends on. */
const FEATURES: Record<string, readonly number[]> = {
  hood: [6, 7, ...reflex],
  lcd: reflex,
  heatedTray: withRow(({ name }) => name.en === 'Tray heating'),
  longLife: withRow(({ value }) => /^over 30,000\sh$/.test(value?.en ?? '')),
  autoPart: [4],
};

/** The name of the machine, or other words where a text is about several. */
const NAME = /\{\{machine\|([^{}|]*)\}\}/g;
/** Words for machines with the feature, for those without it, and for several machines. */
const CONDITION = /\{\{(\w+)\?([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}\}/g;
/** Words for one machine, and for several. */
const ONE = /\{\{one\?([^{}|]*)\|([^{}|]*)\}\}/g;

/** The text for one machine, or for all without an id. */
export function writeFor(text: Text, id: number | null): Text {
  const machine = machines.find((one) => one.id === id);
  const write = (words: string, language: keyof Text) =>
    words
      .replaceAll(NAME, (_, general: string) => machine?.name[language] ?? general)
      .replaceAll(ONE, (_, one: string, general: string) => (id === null ? general : one))
      .replaceAll(CONDITION, (_, feature: string, having: string, lacking: string, general: string) => {
        const ids = FEATURES[feature];
        if (!ids) throw new Error(`Unknown feature ${feature}`);
        if (id === null) return general;
        return ids.includes(id) ? having : lacking;
      });
  return { en: write(text.en, 'en'), zh: write(text.zh, 'zh'), de: write(text.de, 'de') };
}

/** Writes texts for several machines, and for each machine whose texts differ. Machines with equal texts share them. */
export function writeForMachines<Key extends string>(texts: Record<Key, Text>, ids: readonly number[]) {
  const write = (id: number | null) =>
    Object.fromEntries(Object.entries<Text>(texts).map(([key, text]) => [key, writeFor(text, id)])) as Record<
      Key,
      Text
    >;
  const general = write(null);
  const groups = new Map([[JSON.stringify(general), { products: [] as number[], texts: general }]]);
  for (const id of ids) {
    const own = write(id);
    const group = groups.get(JSON.stringify(own));
    if (group) group.products.push(id);
    else groups.set(JSON.stringify(own), { products: [id], texts: own });
  }
  const [, ...others] = [...groups.values()];
  const machineTexts: MachineTexts<Key>[] = others.map((group) => ({ products: group.products, ...group.texts }));
  return { ...general, machineTexts };
}
