import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MAX_COMPARED } from './compare-params.ts';

/** Announces changes of the selection; silent until the first one. */
export function CompareStatus({ count }: { count: number }) {
  const t = useTranslations('Materials.compare');
  const [initial] = useState(count);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && count !== initial) setHasChanged(true);
  return (
    <p role="status" aria-label={t('add')} className="sr-only">
      {hasChanged && t('status', { count, max: MAX_COMPARED })}
    </p>
  );
}
