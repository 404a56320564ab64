import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MaterialDocumentList } from '#features/documents/material-document-list.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { Messages } from '#i18n/messages.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { PageSections } from '#ui/page-sections.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { CertificationSection } from './detail/certification-section.tsx';
import { ColorSection, hasShades } from './detail/color-section.tsx';
import { DeviceSection } from './detail/device-section.tsx';
import { MaterialHeading } from './detail/material-heading.tsx';
import { PrintedPart } from './detail/printed-part.tsx';
import { SpecificationTable } from './detail/specification-table.tsx';
import { MaterialClosing } from './material-closing.tsx';
import type { MaterialDetail } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';
import { closingPictures } from './material-group-pictures.ts';
import { MaterialReading } from './reading/material-reading.tsx';
import { IntendedUse } from './trade/intended-use.tsx';
import { Registrations } from './trade/registrations.tsx';
import { TradeSection } from './trade/trade-section.tsx';

type SectionName = keyof Messages['Materials']['sections'];

export function MaterialDetailPage({ material }: { material: MaterialDetail }) {
  const t = useTranslations('Materials');
  const lang = toLangAttribute(material.servedLocale, useLocale());
  const sections = {
    color: <ColorSection colors={material.colors} />,
    features: <TextBlocks blocks={material.features} lang={lang} />,
    application: (
      <>
        <IntendedUse facts={material} />
        <TextBlocks blocks={material.applications} lang={lang} />
      </>
    ),
    specification: <SpecificationTable rows={material.specification} />,
    devices: <DeviceSection id={material.id} printers={material.printers} addOns={material.addOns} />,
    certifications: (
      <>
        <Registrations facts={material} />
        <CertificationSection
          certifications={material.certifications}
          standards={material.biocompatibility}
          lang={lang}
        />
      </>
    ),
    trade: <TradeSection facts={material} />,
    postProcessing: <TextBlocks blocks={material.postProcessing} lang={lang} isOrdered />,
    instructions: <TextBlocks blocks={material.instructions} lang={lang} />,
    documents: <MaterialDocumentList slug={material.slug} hasSafety={material.safety !== null} />,
    related: <MaterialGrid items={material.related ?? []} />,
  } satisfies Record<SectionName, ReactNode>;
  const names = Object.keys(sections) as SectionName[];
  const toTitle = (name: SectionName) =>
    name === 'color' && hasShades(material.colors) ? t('shades') : t(`sections.${name}`);
  const [color, ...others] = names.map((name) => ({ id: name, title: toTitle(name), content: sections[name] }));
  return (
    <>
      <MaterialHeading material={material} />
      <Container className="pb-6">
        <TranslationNotice of="text" served={[material.servedLocale]} className="mt-8" />
        <PageLinks
          label={t('onThisPage')}
          links={names.map((name) => ({ id: name, title: toTitle(name) }))}
          className="border-b border-line py-2"
        />
        <div className="mt-10">
          <PrintedPart material={material} />
        </div>
        {color && <PageSections sections={[color]} />}
        <PageSections sections={others} />
      </Container>
      <MaterialReading materials={[material]} />
      <MaterialClosing name={material.name} picture={{ name: closingPictures[material.group] }} />
    </>
  );
}
