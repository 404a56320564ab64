import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { recordSamples } from '../record-samples.tsx';
import { isSampleName, sampleNames } from '../sample-names.ts';

type Props = { params: Promise<{ sample: string }> };

export const instant = false;

export function generateStaticParams() {
  return sampleNames.map((sample) => ({ sample }));
}

export async function generateMetadata({ params }: Props) {
  return { title: (await params).sample, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { sample } = await params;
  if (!isSampleName(sample)) return <NotFoundResponse />;
  return <NextIntlClientProvider messages={await getMessages()}>{recordSamples[sample]}</NextIntlClientProvider>;
}
