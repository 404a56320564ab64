import { useState } from 'react';
import type { Material } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { pathOf } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { RecordCard } from '../ui/record-card.tsx';
import { Shades } from '../ui/shades.tsx';

const ALL = 'ALL';

export function ResinsScreen() {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const { materials } = useCatalog();
  const [group, setGroup] = useState<Material['group'] | typeof ALL>(ALL);
  const groups = [...new Set(materials.map((material) => material.group))];
  const options = [
    { value: ALL, label: copy.all } as const,
    ...groups.map((value) => ({ value, label: label('MaterialGroup', value) })),
  ];
  const shown = materials.filter((material) => group === ALL || material.group === group);
  return (
    <div className="list-screen">
      <ListHead title={nav.resins} intro={copy.resinsIntro} />
      <FilterChips label={nav.resins} options={options} selected={group} onSelect={setGroup} />
      <ul className="card-grid">
        {shown.map((material) => (
          <li key={material.id}>
            <RecordCard
              href={pathOf(material)}
              title={material.name}
              picture={material.picture}
              sizes="(min-width: 1000px) 20vw, 50vw"
              kicker={material.category.label}
              text={material.summary}
            >
              <Shades colors={material.colors} />
            </RecordCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
