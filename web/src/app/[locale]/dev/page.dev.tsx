import type { Metadata } from 'next';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { sampleCopyIn } from './sample-copy.ts';
import { sampleNames } from './sample-names.ts';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

export default async function Page() {
  const copy = sampleCopyIn(await getCurrentLocale());
  return (
    <PageBody>
      <SectionHeading level={1} eyebrow="/dev" title={copy.title} intro={copy.intro} />
      <ul className="mt-8 grid gap-2">
        {['ui', ...sampleNames].map((name) => (
          <li key={name}>
            <TextLink as={Link} href={`/dev/${name}`}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
