const NAME = /^[\w .@/-]{1,60}$/;

/** Text that a client sent, as a label. */
export function toLabel(given: string): string {
  return NAME.test(given) ? given : 'other';
}

/** Clients choose names and versions, so the number of label sets is bounded. False for a new set above the bound. */
export function createLabelBound(max: number) {
  const known = new Set<string>();
  return (labels: object): boolean => {
    const key = Object.values(labels).join('\n');
    if (!known.has(key) && known.size >= max) return false;
    known.add(key);
    return true;
  };
}
