const [pitch, rowPitch, ring, wire] = [1.15, 0.78, 0.5, 0.17] as const;

/** Height (0…1) of rows of linked rings on a sheet that is u wide and v high, in millimetres. */
export function mailRelief(u: number, v: number): number {
  const row = Math.round(v / rowPitch);
  let height = 0;
  for (let near = row - 1; near <= row + 1; near++) {
    const column = u / pitch + (near % 2 === 0 ? 0 : 0.5);
    const across = (column - Math.round(column)) * pitch;
    const away = (Math.hypot(across, v - near * rowPitch) - ring) / wire;
    height = Math.max(height, Math.exp(-away * away));
  }
  return height;
}
