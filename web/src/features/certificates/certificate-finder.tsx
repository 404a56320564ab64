'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CertificatePreview } from './certificate-preview.tsx';
import { LookupNotice } from './lookup-notice.tsx';
import type { LookupResult } from './lookup-result.ts';

const NUMBER_MAX = 64;

type Props = { locale: Locale; children: ReactNode };

/** Keeps the number out of the URL, because lookups are rate-limited. */
export function CertificateFinder({ locale, children }: Props) {
  const [result, setResult] = useState<LookupResult | null>(null);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        {children}
        <NumberForm locale={locale} onResult={setResult} />
        <LookupNotice result={result} />
      </div>
      <div aria-live="polite">
        <CertificatePreview certificate={result?.kind === 'FOUND' ? result.certificate : null} />
      </div>
    </div>
  );
}

type FormProps = { locale: Locale; onResult: (result: LookupResult | null) => void };

/** `method="dialog"` does nothing before hydration and keeps the input. */
function NumberForm({ locale, onResult }: FormProps) {
  const t = useTranslations('Certificate');
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const number = (field.current?.value ?? '').trim().toUpperCase();
    setIsMissing(number === '');
    if (number === '') return field.current?.focus();
    if (isLoading) return undefined;
    setIsLoading(true);
    onResult(null);
    onResult(await lookUp(locale, number));
    return setIsLoading(false);
  };
  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="scripted mt-stack">
      <Field
        label={t('number')}
        hint={t.rich('hint', { number: (chunks) => <span className="whitespace-nowrap">{chunks}</span> })}
        error={isMissing ? t('missing') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            name="number"
            maxLength={NUMBER_MAX}
            placeholder={t('placeholder')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="uppercase tabular-nums placeholder:normal-case"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" aria-disabled={isLoading} className="mt-5 max-sm:w-full">
        <span aria-live="polite">{isLoading ? t('checking') : t('check')}</span>
      </Button>
    </form>
  );
}

/** Loads Apollo Client on the first lookup. */
async function lookUp(locale: Locale, number: string): Promise<LookupResult> {
  try {
    const { findCertificate } = await import('./find-certificate.ts');
    return await findCertificate(locale, number);
  } catch {
    return { kind: 'FAILED' };
  }
}
