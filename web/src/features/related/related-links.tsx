import { useLocale } from 'next-intl';
import { isListedAddress } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';

type Props = { items: readonly { id: string; name: string; path: string }[] };

export function RelatedLinks({ items }: Props) {
  const locale = localeFromTag(useLocale());
  return (
    <ul className="mt-2">
      {items.map(({ id, name, path }) => (
        <li key={id} className="border-b border-line last:border-0">
          {isListedAddress(path, locale) ? (
            <Link
              href={path}
              className="flex items-center justify-between gap-4 py-2.5 transition-colors duration-quick hover:text-accent"
            >
              {name}
              <span aria-hidden>→</span>
            </Link>
          ) : (
            <span className="block py-2.5">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
