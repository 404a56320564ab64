import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageBody } from '../../ui/page-body.tsx';
import { TextBlocks } from '../../ui/text-blocks.tsx';
import { CertificationSection } from './detail/certification-section.tsx';
import { ColorSection } from './detail/color-section.tsx';
import { DeviceSection } from './detail/device-section.tsx';
import { SpecificationTable } from './detail/specification-table.tsx';
import type { MaterialDetail } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';

/** The nine sections of a material, in the order in which a buyer asks. */
export function MaterialDetailPage({ material }: { material: MaterialDetail }) {
  const t = useTranslations('Materials');
  const sections = {
    color: <ColorSection colors={material.colors} />,
    specification: <SpecificationTable rows={material.specification} />,
    devices: <DeviceSection printers={material.printers} addOns={material.addOns} />,
    certifications: (
      <CertificationSection certifications={material.certifications} standards={material.biocompatibility} />
    ),
    features: <TextBlocks blocks={material.features} />,
    postProcessing: <TextBlocks blocks={material.postProcessing} isOrdered />,
    application: <TextBlocks blocks={material.applications} />,
    related: <MaterialGrid items={material.related ?? []} />,
    instructions: <TextBlocks blocks={material.instructions} />,
  } as const satisfies Record<string, ReactNode>;
  const names = Object.keys(sections) as (keyof typeof sections)[];
  return (
    <PageBody>
      <p className="text-sm text-accent">{material.category.label}</p>
      <h1 className="mt-2 text-4xl font-semibold tracking-tight desktop:text-6xl">{material.name}</h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-soft">{material.summary}</p>
      <nav aria-label={t('onThisPage')} className="mt-8 border-y border-line py-3 text-sm">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="underline-offset-4 hover:underline">
                {t(`sections.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((name) => (
        <section
          key={name}
          aria-labelledby={name}
          className="border-b border-line py-10 desktop:grid desktop:grid-cols-[17rem_1fr] desktop:gap-8"
        >
          <h2 id={name} className="mb-4 text-2xl font-semibold">
            {t(`sections.${name}`)}
          </h2>
          {sections[name]}
        </section>
      ))}
    </PageBody>
  );
}
