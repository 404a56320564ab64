import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { offices } from '#content/contact/offices.ts';
import { Container } from '#ui/container.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { typedEntries } from './typed-entries.ts';

export function Offices({ locale }: { locale: Locale }) {
  const t = useTranslations('Contact');
  const copy = contactCopy[locale].offices;
  return (
    <section aria-labelledby="offices" className="closing-band border-t border-line bg-surface">
      <Container className="py-section">
        <h2 id="offices" className="text-heading">
          {t('offices')}
        </h2>
        <ul className="even-grid mt-stack gap-x-10 gap-y-8">
          {typedEntries(offices).map(([office, { phone }]) => (
            <li key={office} className="flex flex-col border-t border-ink pt-4">
              <h3 className="text-subheading">{copy[office].name}</h3>
              <p className="text-small text-ink-soft">{copy[office].role}</p>
              <address className="mt-5 not-italic">
                <span className="block">{copy[office].street}</span>
                <span className="block">{copy[office].place}</span>
                <TextLink
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  aria-label={t('call', { office: copy[office].name, phone })}
                  className="mt-2 inline-block py-1 tabular-nums"
                >
                  {phone}
                </TextLink>
              </address>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
