/** A response is malformed if more than this share of the values at a path was dropped. */
const MAX_DROPPED_SHARE = 0.1;

/** Counts the values at a path of the schema, and how many of them were dropped. */
export class PathStats {
  readonly #children = new Map<string, PathStats>();
  readonly #parent: PathStats | undefined;
  readonly #step: string;
  readonly #allowsOneDrop: boolean;
  count = 0;
  dropped = 0;

  constructor(step = '', parent?: PathStats, allowsOneDrop = false) {
    this.#step = step;
    this.#parent = parent;
    this.#allowsOneDrop = allowsOneDrop;
  }

  child(step: string, allowsOneDrop: boolean): PathStats {
    const existing = this.#children.get(step);
    if (existing) return existing;
    const child = new PathStats(step, this, allowsOneDrop);
    this.#children.set(step, child);
    return child;
  }

  /** Adds the counts of a record that was parsed on its own. */
  add(record: PathStats): void {
    this.count += record.count;
    this.dropped += record.dropped;
    for (const child of record.#children.values()) this.child(child.#step, child.#allowsOneDrop).add(child);
  }

  steps(): string[] {
    return this.#parent ? [...this.#parent.steps(), this.#step] : [];
  }

  /** Finds the first path with too many dropped values, in document order. */
  findExcess(): PathStats | undefined {
    const isExcess = this.dropped > this.count * MAX_DROPPED_SHARE && !(this.#allowsOneDrop && this.dropped === 1);
    if (isExcess) return this;
    for (const child of this.#children.values()) {
      const excess = child.findExcess();
      if (excess) return excess;
    }
    return;
  }
}
