import type { Text } from '../text.ts';

/** A province-level division of China; `id` is its GB/T 2260 code. */
export type ProvinceRecord = { id: string; name: Text };
