import { useTranslations } from 'next-intl';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Links for visitors with a stopped machine, on the page about all machines. */
export function FirstHelp() {
  const t = useTranslations('Support');
  const links = [
    { href: '#codes', title: t('errorCodes.title'), text: t('first.codesText') },
    { href: '#troubleshooting', title: t('topics.TROUBLESHOOTING'), text: t('first.symptomsText') },
    { href: accessoryListPath, title: t('links.parts'), text: t('first.sparesText') },
  ];
  return (
    <ul className="grid gap-x-8 gap-y-5 pt-8 sm:grid-cols-3">
      {links.map(({ href, title, text }) => (
        <li key={href} className="border-t border-ink pt-3">
          <TextLink
            href={href}
            variant="standalone"
            className="text-subheading"
            {...(href.startsWith('/') && { as: Link })}
          >
            {title}
          </TextLink>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
