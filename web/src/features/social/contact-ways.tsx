import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { contactWays, phonedWays, socialCopy } from '#content/social/social.ts';
import { typedEntries } from '#features/contact/typed-entries.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function ContactWays({ locale }: { locale: Locale }) {
  const { title, text, ways } = socialCopy[locale].reach;
  const { phone } = offices[marketContacts[locale].office];
  return (
    <section aria-labelledby="contact-ways" className="border-t border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading id="contact-ways" title={title} intro={text} />
        <ul className="even-grid even-grid-dense mt-stack gap-x-10 gap-y-8">
          {typedEntries(contactWays).map(([way, href]) => (
            <li key={way} className="flex flex-col items-start border-t border-ink pt-4">
              <h3 className="text-subheading">{ways[way].title}</h3>
              <p className="mt-1 mb-3 text-ink-soft">{ways[way].text}</p>
              {phonedWays.includes(way) && (
                <PhoneLink phone={phone} tag={locales[locale].tag} className="mt-auto mb-1 py-1" />
              )}
              <TextLink
                href={href}
                variant="standalone"
                className={`py-1 ${phonedWays.includes(way) ? '' : 'mt-auto'}`}
                {...(href.startsWith('/') && { as: Link })}
              >
                {ways[way].link}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
