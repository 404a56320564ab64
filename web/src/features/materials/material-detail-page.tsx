import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { Container } from '../../ui/container.tsx';
import { TextBlocks } from '../../ui/text-blocks.tsx';
import { CertificationSection } from './detail/certification-section.tsx';
import { ColorSection } from './detail/color-section.tsx';
import { DeviceSection } from './detail/device-section.tsx';
import { MaterialHeading } from './detail/material-heading.tsx';
import { SpecificationTable } from './detail/specification-table.tsx';
import type { MaterialDetail } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';

type SectionName = keyof Messages['Materials']['sections'];

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
  } satisfies Record<SectionName, ReactNode>;
  const names = Object.keys(sections) as SectionName[];
  return (
    <>
      <MaterialHeading material={material} />
      <Container className="pb-6">
        <SectionLinks names={names} />
        {names.map((name) => (
          <section
            key={name}
            aria-labelledby={name}
            className="border-b border-line py-stack last:border-0 desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-10 desktop:py-16"
          >
            <h2 id={name} className="mb-6 text-heading desktop:mb-0">
              {t(`sections.${name}`)}
            </h2>
            <div>{sections[name]}</div>
          </section>
        ))}
      </Container>
    </>
  );
}

function SectionLinks({ names }: { names: SectionName[] }) {
  const t = useTranslations('Materials');
  return (
    <nav aria-label={t('onThisPage')} className="border-b border-line text-small">
      <ul className="flex flex-wrap gap-x-6 py-2">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-block py-2 text-ink-soft transition-colors duration-quick hover:text-accent"
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
