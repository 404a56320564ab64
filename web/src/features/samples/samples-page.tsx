import { SAMPLES_MAX, SHIPPING_COUNTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { NextIntlClientProvider } from 'next-intl';
import { getFormatter, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { mailboxes } from '#content/contact/offices.ts';
import { facts } from '#content/facts.ts';
import { RegistrationNotice } from '#features/materials/trade/registration-notice.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { localePath } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { requestPath } from './request-query.ts';
import { SampleCatalogue } from './sample-catalogue.tsx';
import { getSampleGroups } from './sample-data.ts';
import { SampleRequest } from './sample-request.tsx';
import { ServiceFigures } from './service-figures.tsx';

export async function SamplesPage() {
  const locale = await getCurrentLocale();
  const groups = await getSampleGroups(locale);
  const { Samples, Inquiries } = await getMessages();
  const samples = groups.flatMap((group) => group.samples);
  return (
    <>
      <Heading />
      <RegistrationNotice />
      <Container className="pt-8 pb-stack desktop:pt-12">
        <TranslationNotice of="list" served={samples.map(({ servedLocale }) => servedLocale)} className="mb-8" />
        <NoScriptNotice />
        <NextIntlClientProvider messages={{ Samples, Inquiries }}>
          <SampleRequest
            locale={locale}
            path={localePath(locale, requestPath)}
            messages={{ Inquiries }}
            samples={samples.map(({ id, name, picture }) => ({ id, name, picture }))}
            max={SAMPLES_MAX}
            selectionRequired={formMessages[locale].samples}
          >
            <SampleCatalogue groups={groups} />
          </SampleRequest>
        </NextIntlClientProvider>
      </Container>
    </>
  );
}

async function Heading() {
  const t = await getTranslations('Samples');
  const format = await getFormatter();
  const names = format.list(SHIPPING_COUNTRIES.map((country) => t(`countries.${country}`)));
  const figures = [
    {
      figure: t('promises.answer.figure', { hours: facts.sampleResponseTime.value }),
      text: t('promises.answer.text'),
    },
    { figure: t('promises.delivery.figure', { weeks: facts.sampleWeeks.value }), text: t('promises.delivery.text') },
    { figure: t('promises.shipping.figure'), text: t('promises.shipping.text') },
  ];
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="py-10 desktop:py-14">
        <div className="flex items-center justify-between gap-x-10">
          <div>
            <h1 className="text-title">{t('title')}</h1>
            <p className="mt-4 max-w-text text-lead text-ink-soft">{t('intro')}</p>
          </div>
          <div className="hidden w-80 shrink-0 desktop:block">
            <Figure name="scenes/case-pans" alt="" sizes="20rem" className="rounded-panel" />
          </div>
        </div>
        <section aria-label={t('promises.label')} className="mt-10">
          <ServiceFigures figures={figures} className="sm:grid-cols-3" />
          <p className="mt-5 max-w-text text-small text-ink-soft">{t('promises.countries.text', { names })}</p>
        </section>
      </Container>
    </div>
  );
}

async function NoScriptNotice() {
  const t = await getTranslations('Samples');
  const contact = (label: ReactNode) => (
    <TextLink as={Link} href="/aboutUs/contactUs">
      {label}
    </TextLink>
  );
  return (
    <noscript>
      <Notice className="mb-8">{t.rich('noScript', { contact, address: mailboxes.business })}</Notice>
    </noscript>
  );
}
