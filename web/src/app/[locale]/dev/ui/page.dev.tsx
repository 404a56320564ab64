import { locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getCurrentLocale } from '#i18n/locale.ts';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { sampleCopyIn } from '../sample-copy.ts';
import { FormSamples } from './form-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PlainSamples } from './plain-samples.tsx';
import { TokenSamples } from './token-samples.tsx';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

export default async function Page() {
  const locale = await getCurrentLocale();
  const copy = sampleCopyIn(locale);
  const samples: [string, ReactNode][] = [
    ['Tokens', <TokenSamples key="tokens" copy={copy} />],
    ['Plain', <PlainSamples key="plain" copy={copy} locale={locales[locale].tag} />],
    ['Forms', <FormSamples key="forms" copy={copy} />],
    ['Overlays', <OverlaySamples key="overlays" copy={copy} />],
  ];
  return (
    <PageBody>
      <SectionHeading level={1} eyebrow="/dev/ui" title={copy.title} intro={copy.intro} />
      {samples.map(([name, content]) => (
        <section key={name} className="mt-section border-t border-line pt-6">
          <h2 className="mb-stack text-heading">{name}</h2>
          {content}
        </section>
      ))}
    </PageBody>
  );
}
