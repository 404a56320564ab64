import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Target of `#inquiry` links without JavaScript. */
export function InquiryNoscript() {
  const t = useTranslations('Frame');
  const contact = (label: ReactNode) => (
    <TextLink as={Link} href="/aboutUs/contactUs">
      {label}
    </TextLink>
  );
  return (
    <noscript>
      <Container className="py-8">
        <div id="inquiry">
          <Notice>{t.rich('noInquiry', { contact })}</Notice>
        </div>
      </Container>
    </noscript>
  );
}
