import type { Locale } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

export type LinkedPage = { path: string; name: string };

type Props = { locale: Locale; pages: readonly LinkedPage[] };

export function PageLinks({ locale, pages }: Props) {
  return (
    <ul className="mt-3">
      {pages.map(({ path, name }) => (
        <li key={path} className="border-t border-line py-2.5 last:border-b">
          <TextLink href={localePath(locale, path)} variant="standalone">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
