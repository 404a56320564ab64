/** Numbers triples of integers in the order in which they first occur. Typed arrays hold millions of them. */
export class TripleIndex {
  /** Number of a triple plus one; zero is free. */
  readonly #slots: Int32Array;
  readonly #keys: Int32Array;
  size = 0;

  constructor(capacity: number) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(4, capacity * 1.5))));
    this.#keys = new Int32Array(capacity * 3);
  }

  indexOf(a: number, b: number, c: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash(a, b, c) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot];
      if (!entry) return this.#add(slot, a, b, c);
      const key = (entry - 1) * 3;
      if (this.#keys[key] === a && this.#keys[key + 1] === b && this.#keys[key + 2] === c) return entry - 1;
    }
  }

  #add(slot: number, a: number, b: number, c: number): number {
    this.#keys.set([a, b, c], this.size * 3);
    this.#slots[slot] = ++this.size;
    return this.size - 1;
  }
}

/** The constants are those of MurmurHash3. */
function hash(a: number, b: number, c: number): number {
  let mixed = Math.imul(a, 0xcc9e2d51) ^ Math.imul(b, 0x1b873593) ^ Math.imul(c, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
