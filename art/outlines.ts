import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineOf } from './outlines/outline.ts';
import { outlinedParts } from './outlines/outlined-parts.ts';
import { upright } from './outlines/upright.ts';

/** Writes the outlines of printed parts, as seen from above, for drawings of build platforms. */
const outlines = Object.fromEntries(
  await Promise.all(
    Object.entries(outlinedParts).map(async ([name, { file, child, turn = 0, base = 0 }]) => {
      const { createPart } = await import(`./parts/${file}.ts`);
      const part = createPart();
      const outlined = child === undefined ? part : part.children[child];
      return [name, outlineOf(base > 0 ? upright(outlined, base) : outlined, turn)] as const;
    }),
  ),
);
const file = join(import.meta.dirname, '../web/content/parts/outlines.json');
writeFileSync(file, `${JSON.stringify(outlines, null, 2)}\n`);
