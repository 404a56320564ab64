import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { eventListPath } from '#features/events/event-paths.ts';
import { toEventSearch } from '#features/events/event-query.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Link } from '#i18n/navigation.ts';
import type { PictureName } from '#sections/page-content.ts';
import { Button } from '#ui/button.tsx';
import { ClosingBand } from '#ui/closing-band.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { PictureFiles } from '#ui/picture-files.ts';

/** Kinds of pages by their last section, with its picture. The texts are in the messages `Closing`. */
const pictures = {
  news: 'scenes/lab-bench',
  course: 'scenes/clinic-tray',
  tradeShow: 'scenes/print-floor',
  resource: 'scenes/printed-to-measure',
  case: 'scenes/case-desk',
  cases: 'scenes/case-pans',
  accessories: 'scenes/in-use-a2d-4k',
  support: 'scenes/service-visit',
  software: 'scenes/service-visit',
  eventPlace: 'scenes/in-use-a2d-4k',
  eventMeeting: 'scenes/print-floor',
  eventOver: 'scenes/lab-bench',
} as const satisfies Record<string, PictureName>;

type ClosingKind = keyof typeof pictures;

/** Kinds whose next step is another page. */
const links = {
  news: eventListPath,
  course: toEventSearch(eventListPath, { category: 'training' }),
  tradeShow: toEventSearch(eventListPath, { category: 'trade-show' }),
  resource: '/material/bm',
  eventOver: eventListPath,
} as const satisfies Partial<Record<ClosingKind, string>>;

type Props = {
  kind: ClosingKind;
  picture?: PictureFiles | { name: PictureName } | undefined;
  /** The buttons of an event, which depend on its category. */
  children?: ReactNode;
};

/** The next step at the end of a page, by the kind of the page. */
export function PageClosing({ kind, picture, children }: Props) {
  const t = useTranslations('Closing');
  return (
    <ClosingBand
      title={keepTogether(t(`${kind}.title`))}
      text={t(`${kind}.text`)}
      picture={picture ?? { name: pictures[kind] }}
    >
      {children ?? <NextStep kind={kind} />}
    </ClosingBand>
  );
}

function NextStep({ kind }: { kind: ClosingKind }) {
  const t = useTranslations('Closing');
  if (kind === 'eventPlace' || kind === 'eventMeeting') return null;
  const label = t(`${kind}.action`);
  if (kind === 'accessories' || kind === 'support' || kind === 'software') {
    return (
      <Button href="#inquiry" variant="primary" size="large">
        {label}
      </Button>
    );
  }
  if (kind === 'case' || kind === 'cases') {
    const subject = { title: label, intro: t('form.intro'), comments: t('form.comments') };
    return (
      <Button href="#inquiry" variant="primary" size="large" {...toInquiryAttributes(subject)}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button as={Link} href={links[kind]} variant="primary" size="large">
        {label}
      </Button>
      {(kind === 'news' || kind === 'resource') && (
        <Button href="#inquiry" size="large">
          {t('quote')}
        </Button>
      )}
    </>
  );
}
