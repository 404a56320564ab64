import { parseArgs } from 'node:util';
import { listPictures, type Picture, select } from './render/catalogue.ts';
import { openDarkroom } from './render/darkroom.ts';
import { draftEffort, effortFor } from './render/effort.ts';
import { chromiumPath } from './render/env.ts';
import { fingerprintOf } from './render/fingerprint.ts';
import { isFresh } from './render/ledger.ts';
import { keepDraft, publish } from './render/publish.ts';

const { values, positionals } = parseArgs({
  options: { draft: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const pictures = await listPictures();
const wanted = positionals.length > 0 ? select(pictures, positionals) : pictures.filter((picture) => !isFresh(picture));
const darkroom = await openDarkroom(chromiumPath);
try {
  for (const picture of wanted) console.log(await render(picture));
} finally {
  await darkroom.close();
}

async function render(picture: Picture): Promise<string> {
  const start = performance.now();
  const fingerprint = fingerprintOf(picture);
  const png = await darkroom.shoot(picture, values.draft ? draftEffort : effortFor(picture));
  const shown = Math.round((performance.now() - start) / 1000);
  if (values.draft) return `${keepDraft(picture.name, png)}  ${shown} s`;
  const bytes = await publish(picture.name, png, fingerprint);
  return `${picture.name}  ${shown} s  ${Math.round(bytes / 1000)} kB`;
}
