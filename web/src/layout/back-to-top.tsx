import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';

/** A link to the beginning of the page; shown when that is far away. */
export function BackToTop() {
  const t = useTranslations('Frame');
  return (
    <a href="#top" className="back-to-top">
      <Icon icon={ArrowUp} label={t('toTop')} />
    </a>
  );
}
