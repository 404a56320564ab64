import type { Locale } from '@heliograph/schema/locales.ts';
import { Mail, Phone } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { mailboxes, offices } from '#content/contact/offices.ts';
import { SupportPhone } from '#features/support/support-phone.tsx';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { formatPhone } from '#ui/format-phone.ts';
import { Icon } from '#ui/icon.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { phoneUrl } from '#ui/phone-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MarketContactSection } from './market-contact.tsx';
import { Offices } from './offices.tsx';
import { PhoneHours } from './phone-hours.tsx';
import { typedEntries } from './typed-entries.ts';
import { WechatCode } from './wechat-code.tsx';

type Props = { locale: Locale; form: ReactNode; wechatQrUrl: string | null };

export function ContactPage({ locale, form, wechatQrUrl }: Props) {
  const t = useTranslations('Contact');
  return (
    <>
      <div className="border-b border-line bg-paper-deep">
        <Container className="grid items-end gap-x-16 gap-y-6 py-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-14">
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
          <DirectContact locale={locale} wechatQrUrl={wechatQrUrl} />
        </Container>
      </div>
      <Container className="grid items-start gap-x-16 gap-y-12 py-section desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:grid-rows-[auto_1fr]">
        <SupportContact locale={locale} />
        <div className="grid gap-12 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">
          {form}
          <NextSteps />
        </div>
        <div className="grid gap-12 desktop:sticky desktop:top-24 desktop:col-start-2 desktop:row-start-2">
          <MarketContactSection locale={locale} />
          <Mailboxes locale={locale} />
        </div>
      </Container>
      <Offices locale={locale}>
        <p className="mt-3 max-w-text text-ink-soft">{t('visit')}</p>
      </Offices>
    </>
  );
}

/** Above the form, because the numbers stand below it on phones. */
function DirectContact({ locale, wechatQrUrl }: Pick<Props, 'locale' | 'wechatQrUrl'>) {
  const t = useTranslations('Contact');
  const tag = useLocale();
  const { office, hasWechat } = marketContacts[locale];
  const { name, role } = contactCopy[locale].offices[office];
  const { phone } = offices[office];
  return (
    <div>
      <p className="flex flex-wrap gap-3">
        <Button href={phoneUrl(phone)} size="large" variant="primary" className="whitespace-nowrap">
          <Icon icon={Phone} size={18} />
          {t('callOffice', { phone: formatPhone(phone, tag) })}
        </Button>
        <Button href={`mailto:${mailboxes.business}`} size="large">
          <Icon icon={Mail} size={18} />
          {t('writeEmail')}
        </Button>
      </p>
      <p className="mt-3 text-small text-ink-soft">
        {t('answeredBy', { office: name, role })}
        <PhoneHours office={office} />
      </p>
      {hasWechat && <WechatCode url={wechatQrUrl} className="mt-3" />}
      <TextLink as={Link} href="/aboutUs/distributors-dental" variant="standalone" className="mt-3">
        {t('findDistributor')}
      </TextLink>
    </div>
  );
}

/** Above the form on phones, for readers whose printer is down. */
function SupportContact({ locale }: { locale: Locale }) {
  const t = useTranslations('Contact.support');
  const { office } = marketContacts[locale];
  return (
    <section
      aria-labelledby="support-contact"
      className="rounded-panel border border-line bg-surface p-5 desktop:col-start-2 desktop:row-start-1"
    >
      <h2 id="support-contact" className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3">
        <SupportPhone label={t('phone', { office: contactCopy[locale].offices[office].name })} />
      </p>
      <p className="mb-3 text-ink-soft">{t('text')}</p>
      <TextLink as={Link} href="/store/support" variant="standalone">
        {t('link')}
      </TextLink>
    </section>
  );
}

function Mailboxes({ locale }: { locale: Locale }) {
  const t = useTranslations('Contact');
  const copy = contactCopy[locale].mailboxes;
  return (
    <section aria-labelledby="mailboxes">
      <h2 id="mailboxes" className="text-subheading">
        {t('mailboxes')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('mailboxesText')}</p>
      <dl className="mt-6 border-b border-line">
        {typedEntries(mailboxes).map(([box, address]) => (
          <div
            key={box}
            className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-2 desktop:grid-cols-1 xl:grid-cols-2"
          >
            <dt>
              <span className="block font-semibold">{copy[box].name}</span>
              <span className="block text-small text-ink-soft">{copy[box].text}</span>
            </dt>
            <dd className="xl:text-end">
              <address className="text-small not-italic wrap-anywhere">
                <TextLink href={`mailto:${address}`} className="inline-block py-1">
                  {address}
                </TextLink>
              </address>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NextSteps() {
  const t = useTranslations('Contact');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-subheading">
        {t('next.title')}
      </h2>
      <ol className="mt-6 border-b border-line">
        {(['reference', 'answer', 'sample'] as const).map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-3">
            <span aria-hidden className="text-label leading-6 text-accent tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <p>
              {keepTogether(t(`next.${step}`))}{' '}
              {step === 'sample' && (
                <TextLink as={Link} href="/material/bm" className="inline-block">
                  {t('next.sampleLink')}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
