import { useTranslations } from 'next-intl';
import { ResourceTile } from '#features/resources/resource-tile.tsx';
import { ReadNext } from '#ui/read-next.tsx';
import { chooseReading } from './choose-reading.ts';
import type { MaterialReading_MaterialFragment } from './material-reading.generated.ts';

type Props = { materials: readonly MaterialReading_MaterialFragment[] };

/** Articles, white papers and webinars about the materials; nothing if there are none. */
export function MaterialReading({ materials }: Props) {
  const t = useTranslations('Materials');
  return (
    <ReadNext
      title={t('reading')}
      items={chooseReading(materials).map((resource) => ({
        id: resource.id,
        node: <ResourceTile resource={resource} />,
      }))}
    />
  );
}
