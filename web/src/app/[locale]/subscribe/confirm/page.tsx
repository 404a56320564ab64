import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { getTranslations } from 'next-intl/server';
import { mailboxes } from '#content/contact/offices.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { ConfirmationSection } from '#features/subscriptions/confirmation-section.tsx';
import { createSinglePage } from '#routes/single-page.ts';
import { Container } from '#ui/container.tsx';

const page = createSinglePage({
  path: '/subscribe/confirm',
  namespace: 'Inquiries.subscription.confirmation',
  render: async (locale) => {
    const t = await getTranslations('Inquiries.subscription.confirmation');
    const { confirmationInvalid, serviceError } = formMessages[locale];
    return (
      <Container className="py-10 desktop:py-20">
        <div className="mx-auto max-w-2xl">
          <ConfirmationSection
            locale={locale}
            messages={await getFormMessages()}
            errors={{ confirmationInvalid, serviceError }}
            noScript={<p className="mt-4">{t('noScript', { address: mailboxes.business })}</p>}
          />
        </div>
      </Container>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;
