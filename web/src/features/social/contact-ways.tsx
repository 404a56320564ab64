import type { Locale } from '@heliograph/schema/locales.ts';
import { contactWays, socialCopy } from '#content/social/social.ts';
import { typedEntries } from '#features/contact/typed-entries.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function ContactWays({ locale }: { locale: Locale }) {
  const { title, text, ways } = socialCopy[locale].reach;
  return (
    <section aria-labelledby="contact-ways" className="border-t border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading id="contact-ways" title={title} intro={text} />
        <ul className="even-grid even-grid-dense mt-stack gap-x-10 gap-y-8">
          {typedEntries(contactWays).map(([way, href]) => (
            <li key={way} className="flex flex-col items-start border-t border-ink pt-4">
              <h3 className="text-subheading">{ways[way].title}</h3>
              <p className="mt-1 mb-3 text-ink-soft">{ways[way].text}</p>
              <TextLink
                href={href}
                variant="standalone"
                className="mt-auto py-1"
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
