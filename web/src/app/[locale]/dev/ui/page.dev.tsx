import { locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getCurrentLocale } from '#i18n/locale.ts';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { FormSamples } from './form-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PlainSamples } from './plain-samples.tsx';
import { sampleCopy } from './sample-copy.ts';
import { TokenSamples } from './token-samples.tsx';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

export default async function Page() {
  const locale = await getCurrentLocale();
  const words = sampleCopy[locale];
  const samples: [string, ReactNode][] = [
    ['Tokens', <TokenSamples key="tokens" words={words} />],
    ['Plain', <PlainSamples key="plain" words={words} locale={locales[locale].tag} />],
    ['Forms', <FormSamples key="forms" words={words} />],
    ['Overlays', <OverlaySamples key="overlays" words={words} />],
  ];
  return (
    <PageBody>
      <SectionHeading level={1} eyebrow="/dev/ui" title={words.title} intro={words.intro} />
      {samples.map(([name, content]) => (
        <section key={name} className="mt-section border-t border-line pt-6">
          <h2 className="mb-stack text-heading">{name}</h2>
          {content}
        </section>
      ))}
    </PageBody>
  );
}
