import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPart, writePart } from './fit/part-param.ts';
import { measureFile } from './mesh/measure-file.ts';
import { samplePart } from './sample-part.ts';

it('the example has the measures of the sample part that visitors can try', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../public/downloads/full-arch-model.stl'));
  const { measures } = await measureFile(new File([bytes], 'full-arch-model.stl'), () => undefined);
  expect(samplePart).toEqual(readPart(writePart(measures)));
});
