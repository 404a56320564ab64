import { useTranslations } from 'next-intl';
import { mailboxes } from '#content/contact/offices.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function ApplySection({ title }: { title: string }) {
  const t = useTranslations('Careers.apply');
  const subject = t('subject', { title });
  const form = { title: t('formTitle'), intro: t('formIntro'), comments: subject };
  const mail = `mailto:${mailboxes.careers}?subject=${encodeURIComponent(subject)}`;
  return (
    <section aria-labelledby="apply" className="border-t border-ink pt-6">
      <h2 id="apply" className="text-heading">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-text">{t.rich('text', { address: () => <Address /> })}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button href={mail} variant="primary">
          {t('mail')}
        </Button>
        <Button href="#inquiry" {...toInquiryAttributes(form)}>
          {t('form')}
        </Button>
      </p>
      <p className="mt-5 max-w-text text-small text-ink-soft">
        {t.rich('privacy', {
          privacy: (label) => (
            <TextLink as={Link} href="/privacyPolicy">
              {label}
            </TextLink>
          ),
        })}
      </p>
    </section>
  );
}

function Address() {
  return (
    <TextLink href={`mailto:${mailboxes.careers}`} className="wrap-anywhere">
      {mailboxes.careers}
    </TextLink>
  );
}
