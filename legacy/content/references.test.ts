import { describe, expect, it } from 'vitest';
import { content } from './content.ts';
import pictures from './pictures.json' with { type: 'json' };
import { records } from './testing/records.ts';

const numbersOf = (some: readonly { id: number }[]) => new Set(some.map(({ id }) => String(id)));

const products = numbersOf(content.products);
const materials = numbersOf(content.materials);
const printers = numbersOf(content.products.filter(({ kind }) => kind === 'printer'));

/** What the numbers in a field are numbers of. */
const TARGETS: Record<string, Set<string>> = {
  products,
  materials,
  related: materials,
  material: materials,
  fits: printers,
  relatedAccessories: numbersOf(content.products.filter(({ kind }) => kind === 'accessory')),
  printers,
  printer: printers,
  liveStream: numbersOf(content.liveStreams),
};

/** The numbers in a record that nothing has, each with its field. */
function strangersOf(record: object): string[] {
  return Object.entries(record).flatMap(([field, value]) => {
    const known = TARGETS[field];
    if (!known) return [];
    const named = [value ?? []].flat().map(String);
    return named.filter((id) => !known.has(id)).map((id) => `${field} ${id}`);
  });
}

const isRendered = (picture: string) => Object.hasOwn(pictures, picture);

describe('records', () => {
  it('name only products, materials and live streams that exist, and printers where only a printer will do', () => {
    const named = records.filter(({ kind }) => kind !== 'terms');
    const strangers = named.flatMap(({ place, record }) => strangersOf(record).map((one) => `${place}: ${one}`));
    expect(strangers).toEqual([]);
  });

  it('of samples are in a category and of a material that their printer prints', () => {
    const categories = numbersOf(content.sampleCategories);
    for (const { id, category, material, printer } of content.samples) {
      expect(categories, `samples ${id} category`).toContain(String(category));
      const sheet = content.materials.find((one) => one.id === material);
      expect(sheet?.printers, `samples ${id}: printers of material ${material}`).toContain(String(printer));
    }
  });

  it('of recordings are published after their live stream', () => {
    for (const record of content.knowledge) {
      if (!('liveStream' in record)) continue;
      const schedule = content.liveStreams.find(({ id }) => id === record.liveStream)?.schedule;
      if (schedule && 'startedAt' in schedule)
        expect(record.publishTime > schedule.startedAt, `knowledge ${record.id}`).toBe(true);
    }
  });

  it('of materials never name themselves as related', () => {
    for (const { id, related } of content.materials) expect(related, `materials ${id} related`).not.toContain(id);
  });

  it('R135 of accessories name related accessories that fit one of the same printers', () => {
    const accessories = content.products.filter(({ kind }) => kind === 'accessory');
    for (const { id, fits, relatedAccessories } of accessories) {
      expect(relatedAccessories.length, `accessory ${id}`).toBeGreaterThan(0);
      expect(relatedAccessories, `accessory ${id}`).not.toContain(id);
      const strangers = accessories
        .filter((other) => relatedAccessories.includes(other.id))
        .filter((other) => !other.fits.some((printer) => fits.includes(printer)));
      expect(strangers, `accessory ${id}`).toEqual([]);
    }
  });

  it('of certificates are about a product by its name', () => {
    const names = content.products.map(({ name }) => name.en);
    for (const { number, product } of content.certificates)
      expect(names, `certificates ${number}`).toContain(product.en);
  });

  it('of materials and products have a picture of their own', () => {
    const resins = content.materials.map(({ id }) => `resins/${id}`);
    const products = content.products.map(({ kind, urlName }) =>
      kind === 'accessory' ? `accessories/${urlName}` : `products/${urlName}`,
    );
    expect([...resins, ...products].filter((picture) => !isRendered(picture))).toEqual([]);
  });
});
