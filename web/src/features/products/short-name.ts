/** Without the line: `UltraCraft A2D Ortho` would take two lines. */
export function shortNameOf(name: string): string {
  return name.replace(/^UltraCraft\s/u, '');
}
