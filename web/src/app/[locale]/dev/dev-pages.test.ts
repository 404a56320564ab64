import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../../../next.config.ts';
import { sampleNames } from './sample-names.ts';

const APP = join(import.meta.dirname, '..');
const files = globSync('**/{page,route}*.{ts,tsx}', { cwd: APP }).toSorted();
const isBuilt = (file: string) =>
  new RegExp(`(?:^|/)(?:page|route)\\.(?:${config.pageExtensions?.join('|')})$`).test(file);

it('R174 Q28 a development page exists for each of the mock pages, with one index', () => {
  expect(files.filter((file) => file.startsWith('dev/'))).toEqual([
    'dev/[sample]/page.dev.tsx',
    'dev/page.dev.tsx',
    'dev/ui/page.dev.tsx',
  ]);
  expect(sampleNames).toEqual([
    ...['material-list', 'material-detail', 'accessory-list', 'accessory-detail'],
    ...['case-study', 'image-modal', 'cards'],
  ]);
});

it('R174 Q28 a build contains every page but the development pages', () => {
  expect(files.filter((file) => !isBuilt(file))).toEqual(files.filter((file) => file.includes('.dev.')));
  expect(files.filter((file) => file.startsWith('dev/')).filter(isBuilt)).toEqual([]);
});
