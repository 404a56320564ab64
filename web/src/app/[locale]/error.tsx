'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageBody } from '../../ui/page-body.tsx';

type Props = { error: unknown; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  const t = useTranslations('Failure');
  useEffect(() => console.error(error), [error]);
  return (
    <PageBody>
      <h1 className="text-4xl font-semibold">{t('title')}</h1>
      <p className="mt-4 mb-8 text-ink-soft">{t('intro')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </PageBody>
  );
}
