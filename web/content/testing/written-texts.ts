import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';

/** A text that visitors read, with the file in which it is written. */
export type WrittenText = { file: string; locale: Locale; words: string };

const ROOT = join(import.meta.dirname, '../../..');

const SOURCES = [
  'web/messages/*.json',
  'web/content/**/*.ts',
  'legacy/content/**/*.ts',
  'schema/form-validation/messages.ts',
  'examples/kiosk/src/i18n/*.ts',
];

/** Fields whose value is read by programs. */
const CODE_FIELDS = new Set(['id', 'url', 'href', 'slug', 'page']);

function toLocale(name: string): Locale | undefined {
  return name === 'zh' ? 'cn' : localeCodes.find((code) => code === name);
}

/** `de.ts`, `dental-cn.ts` and `en.json` hold one language. */
const localeOfFile = (file: string) => toLocale(/(\w+)\.(?:ts|json)$/.exec(file)?.[1] ?? '');

/** A module that only gathers the texts of others has no literal of its own. */
function isWrittenIn(file: string): boolean {
  const isTest = /\.test\.ts$|\/testing\//.test(file);
  return !isTest && (localeOfFile(file) !== undefined || /\ben\b\s*[:=]/.test(readFileSync(join(ROOT, file), 'utf8')));
}

function* wordsOf(value: unknown, locale: Locale | undefined, seen: Set<object>): Generator<Omit<WrittenText, 'file'>> {
  if (typeof value === 'string') {
    if (locale !== undefined && !/^(?:\/|https?:)\S*$/.test(value)) {
      yield { locale, words: value.replace(/<[^>]*>/g, '') };
    }
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const [name, part] of Object.entries(value)) {
      if (!CODE_FIELDS.has(name)) yield* wordsOf(part, locale ?? toLocale(name), seen);
    }
  }
}

async function load(file: string): Promise<unknown> {
  const path = join(ROOT, file);
  return file.endsWith('.json') ? JSON.parse(readFileSync(path, 'utf8')) : { ...(await import(path)) };
}

/** Every text of the site and of the seed records. Files of one language, then deeper files, take a text before others. */
export async function listWrittenTexts(): Promise<WrittenText[]> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(isWrittenIn);
  const rank = (file: string) => (localeOfFile(file) === undefined ? 0 : 100) + file.split('/').length;
  const seen = new Set<object>();
  const found: WrittenText[] = [];
  for (const file of files.toSorted((one, other) => rank(other) - rank(one) || one.localeCompare(other))) {
    for (const text of wordsOf(await load(file), localeOfFile(file), seen)) found.push({ file, ...text });
  }
  return found;
}
