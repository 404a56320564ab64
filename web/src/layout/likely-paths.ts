import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { diceCoefficient } from 'dice-coefficient';
import { pageNames } from '#content/page-names/page-names.ts';
import { isListed, isSinglePath, type SinglePath } from '#content/pages.ts';

/** Below this, two paths are similar by chance. */
const MIN_SIMILARITY = 0.4;

/** The pages whose paths are most similar to an unknown path, best first. */
export function findSimilarPages(
  locale: Locale,
  pathname: string,
  limit: number,
): { path: SinglePath; name: string }[] {
  const { prefix } = locales[locale];
  const unknown = prefix !== '' && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return Object.entries(pageNames[locale])
    .flatMap(([path, name]) => (isSinglePath(path) && isListed(path, locale) ? { path, name } : []))
    .map((page) => ({ page, similarity: diceCoefficient(toWords(unknown), toWords(page.path)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** `/hardware/A2D_4K`, `/hardware/a2d-4k` and `/hardware/A2D4K` are the same. */
function toWords(path: string): string {
  return path.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}
