import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MaterialDocumentList } from '#features/documents/material-document-list.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { Messages } from '#i18n/messages.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { PageSections } from '#ui/page-sections.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { CertificationSection } from './detail/certification-section.tsx';
import { ColorSection } from './detail/color-section.tsx';
import { DeviceSection } from './detail/device-section.tsx';
import { MaterialHeading } from './detail/material-heading.tsx';
import { SpecificationTable } from './detail/specification-table.tsx';
import type { MaterialDetail } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';
import { Registrations } from './trade/registrations.tsx';
import { TradeSection } from './trade/trade-section.tsx';

type SectionName = keyof Messages['Materials']['sections'];

export function MaterialDetailPage({ material }: { material: MaterialDetail }) {
  const t = useTranslations('Materials');
  const lang = toLangAttribute(material.servedLocale, useLocale());
  const sections = {
    color: <ColorSection colors={material.colors} />,
    specification: <SpecificationTable rows={material.specification} />,
    devices: <DeviceSection id={material.id} printers={material.printers} addOns={material.addOns} />,
    certifications: (
      <>
        <CertificationSection
          certifications={material.certifications}
          standards={material.biocompatibility}
          lang={lang}
        />
        <Registrations facts={material} />
      </>
    ),
    trade: <TradeSection facts={material} />,
    features: <TextBlocks blocks={material.features} lang={lang} />,
    postProcessing: <TextBlocks blocks={material.postProcessing} lang={lang} isOrdered />,
    application: <TextBlocks blocks={material.applications} lang={lang} />,
    related: <MaterialGrid items={material.related ?? []} />,
    instructions: <TextBlocks blocks={material.instructions} lang={lang} />,
    documents: <MaterialDocumentList slug={material.slug} hasSafety={material.safety !== null} />,
  } satisfies Record<SectionName, ReactNode>;
  const names = Object.keys(sections) as SectionName[];
  return (
    <>
      <MaterialHeading material={material} />
      <Container className="pb-6">
        <TranslationNotice of="text" served={[material.servedLocale]} className="mt-8" />
        <PageSections
          label={t('onThisPage')}
          sections={names.map((name) => ({ id: name, title: t(`sections.${name}`), content: sections[name] }))}
        />
      </Container>
    </>
  );
}
