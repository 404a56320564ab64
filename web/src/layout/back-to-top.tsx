import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';

export function BackToTop() {
  const t = useTranslations('Frame');
  return (
    <a href="#top" className="back-to-top">
      <Icon icon={ArrowUp} label={t('toTop')} />
    </a>
  );
}
