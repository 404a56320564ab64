import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { isListedAddress } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { PictureFiles } from '#ui/picture-files.ts';

type Item = { id: string; name: string; path: string; pictures?: readonly PictureFiles[] };

export function RelatedLinks({ items }: { items: readonly Item[] }) {
  const locale = localeFromTag(useLocale());
  return (
    <ul className="mt-2">
      {items.map(({ id, name, path, pictures = [] }) => (
        <li key={id} className="border-b border-line last:border-0">
          {isListedAddress(path, locale) ? (
            <Link
              href={path}
              className="flex items-center gap-4 py-2.5 transition-colors duration-quick hover:text-accent"
            >
              <Thumbnail picture={pictures[0]} />
              <span className="grow">{keepTogether(name)}</span>
              <span aria-hidden>→</span>
            </Link>
          ) : (
            <span className="flex items-center gap-4 py-2.5">
              <Thumbnail picture={pictures[0]} />
              {keepTogether(name)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ picture }: { picture: PictureFiles | undefined }): ReactNode {
  if (!picture) return null;
  return (
    <span className="block w-20 shrink-0 overflow-hidden rounded-control bg-backdrop">
      <Figure {...picture} alt="" sizes="5rem" />
    </span>
  );
}
