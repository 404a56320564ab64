import { Check, Minus } from 'lucide';
import { useTranslations } from 'next-intl';
import type { DistributorService } from '#gateway/schema.generated.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SERVICES: readonly DistributorService[] = ['SALES', 'SERVICE', 'TRAINING', 'MATERIALS', 'DEMO'];

/** Every service in the same place in each entry, so that differences show. */
export function ServiceList({ services }: { services: readonly DistributorService[] }) {
  const t = useTranslations('Distributors');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5">
      {SERVICES.map((service) => {
        const isOffered = services.includes(service);
        return (
          <li key={service} className={`flex items-center gap-1.5 ${isOffered ? '' : 'text-ink-soft'}`}>
            <Icon icon={isOffered ? Check : Minus} size={14} className={isOffered ? 'text-accent' : ''} />
            <span className="first-letter:uppercase">{t(`services.${service}`)}</span>
            {!isOffered && <VisuallyHidden>{t('notOffered')}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
