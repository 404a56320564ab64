import { useFormatter, useTranslations } from 'next-intl';
import type { SoftwareRelease } from '#features/software/software-data.ts';
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
      rows={releases
        .filter(({ channel }) => channel === 'LATEST')
        .map(({ id, name, version, system, publishedOn }) => ({
          id,
          cells: [
            name.replace(` ${version}`, ''),
            version,
            system,
            format.dateTime(new Date(publishedOn), { dateStyle: 'long' }),
          ],
        }))}
    />
  );
}
