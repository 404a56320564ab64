import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactCopy } from '#content/contact/contact.ts';
import { listOffices } from '#content/contact/market-contacts.ts';
import { Container } from '#ui/container.tsx';

type Props = {
  locale: Locale;
  /** Below the title. */
  children?: ReactNode;
};

/** The phone numbers are in the contact of the market. */
export function Offices({ locale, children }: Props) {
  const t = useTranslations('Contact');
  const copy = contactCopy[locale].offices;
  return (
    <section aria-labelledby="offices" className="closing-band border-t border-line bg-surface">
      <Container className="py-section">
        <h2 id="offices" className="text-heading">
          {t('offices')}
        </h2>
        {children}
        <ul className="even-grid mt-stack gap-x-10 gap-y-8">
          {listOffices(locale).map((office) => (
            <li key={office} className="flex flex-col border-t border-ink pt-4">
              <h3 className="text-subheading">{copy[office].name}</h3>
              <p className="text-small text-ink-soft">{copy[office].role}</p>
              <address className="mt-5 not-italic">
                <span className="block">{copy[office].street}</span>
                <span className="block">{copy[office].place}</span>
              </address>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
