import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { GAP } from './packing.ts';

/** The part calculator also turns single parts, so it may count more of them. */
export function PackingNote({ className }: { className: string }) {
  const t = useTranslations('Sections');
  return (
    <p className={`text-fine text-ink-soft ${className}`}>
      {t.rich('packing', {
        gap: GAP,
        fit: (text) => (
          <TextLink as={Link} href="/tools/fit">
            {text}
          </TextLink>
        ),
      })}
    </p>
  );
}
