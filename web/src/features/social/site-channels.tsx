import type { Locale } from '@heliograph/schema/locales.ts';
import { isListedAddress } from '#content/pages.ts';
import { siteChannels, socialCopy } from '#content/social/social.ts';
import { typedEntries } from '#features/contact/typed-entries.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Props = {
  locale: Locale;
  /** Follows the page heading, which has the deeper ground. */
  isFirst?: boolean;
};

/** Omits pages that are not listed in the locale. */
export function SiteChannels({ locale, isFirst = false }: Props) {
  const { title, text, links } = socialCopy[locale].site;
  const listed = typedEntries(siteChannels).filter(([, path]) => isListedAddress(path, locale));
  return (
    <section aria-labelledby="site-channels" className={isFirst ? '' : 'border-t border-line bg-paper-deep'}>
      <Container className="grid gap-x-10 gap-y-6 py-stack desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SectionHeading id="site-channels" title={title} intro={text} />
        <ul className="border-y border-line">
          {listed.map(([channel, path]) => (
            <li key={channel} className="border-t border-line first:border-t-0">
              <TextLink as={Link} href={path} variant="standalone" className="py-2">
                {links[channel]}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
