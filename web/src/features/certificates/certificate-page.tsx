import type { Locale } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { Link } from '#i18n/navigation.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StandalonePage } from '#ui/standalone-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CertificateFinder } from './certificate-finder.tsx';

type Props = {
  locale: Locale;
  brand: ReactNode;
  links: ReactNode;
};

export async function CertificatePage({ locale, brand, links }: Props) {
  const t = await getTranslations('Certificate');
  const { Certificate } = await getMessages();
  const { phone } = offices[marketContacts[locale].office];
  const contacts = {
    support: (text: ReactNode) => (
      <TextLink as={Link} href="/store/support">
        {text}
      </TextLink>
    ),
    phone: () => <PhoneLink phone={phone} />,
  };
  return (
    <StandalonePage brand={brand} footer={t.rich('doubt', contacts)} links={links} className="bg-paper-deep">
      <NextIntlClientProvider messages={{ Certificate }}>
        <CertificateFinder locale={locale}>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
          <noscript>
            <p className="mt-6">{t.rich('noScript', contacts)}</p>
          </noscript>
        </CertificateFinder>
      </NextIntlClientProvider>
    </StandalonePage>
  );
}
