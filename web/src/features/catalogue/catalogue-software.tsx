import { useFormatter, useTranslations } from 'next-intl';
import type { SoftwareRelease } from '#features/software/software-data.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';

export function CatalogueSoftware({ releases }: { releases: readonly SoftwareRelease[] }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <Table
      caption={t('Catalogue.software')}
      isCaptionHidden
      isStacked
      columns={[
        { id: 'name', label: t('Catalogue.software') },
        { id: 'version', label: t('Catalogue.version') },
        { id: 'system', label: t('Software.rows.system') },
        { id: 'published', label: t('Software.rows.published') },
      ]}
      rows={releases.map(({ id, name, version, system, publishedOn }) => ({
        id,
        cells: [
          name.replace(` ${version}`, ''),
          version,
          <span key="system" className="desktop:break-keep">
            {keepTogether(system)}
          </span>,
          <span key="published" className="whitespace-nowrap">
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long' })}
          </span>,
        ],
      }))}
    />
  );
}
