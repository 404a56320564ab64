import { useTranslations } from 'next-intl';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import type { EventCategory } from '#gateway/schema.generated.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';

const MEETINGS: readonly EventCategory[] = ['TRADE_SHOW', 'CONFERENCE'];

type Props = { title: string; category: EventCategory; variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Opens the inquiry form for an event: slots at a booth, or places in a course. */
export function EventBooking({ title, category, variant = 'primary', ...look }: Props) {
  const t = useTranslations('Events.book');
  const label = t(MEETINGS.includes(category) ? 'meeting' : 'place');
  return (
    <Button
      href="#inquiry"
      variant={variant}
      {...look}
      {...toInquiryAttributes({ title: label, intro: t('intro'), comments: t('comments', { title }) })}
    >
      {label}
    </Button>
  );
}
