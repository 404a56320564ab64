import { useState } from 'react';
import { pick } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { pathOf } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { RecordCard } from '../ui/record-card.tsx';

const ALL = '';

export function SamplesScreen() {
  const { nav, catalog: copy } = useMessages();
  const { samples, categories } = useCatalog();
  const [categoryId, setCategoryId] = useState(ALL);
  const options = [{ value: ALL, label: copy.all }, ...categories.map(({ id, name }) => ({ value: id, label: name }))];
  const shown = samples.filter(({ sampleCategory }) => categoryId === ALL || sampleCategory?.id === categoryId);
  return (
    <div className="list-screen">
      <ListHead title={nav.samples} intro={copy.samplesIntro} />
      <FilterChips label={nav.samples} options={options} selected={categoryId} onSelect={setCategoryId} />
      <ul className="card-grid">
        {shown.map((sample) => (
          <li key={sample.id}>
            <RecordCard
              href={pathOf(sample)}
              title={sample.name}
              picture={sample.picture}
              sizes="(min-width: 1000px) 20vw, 50vw"
              kicker={pick(categories, sample.sampleCategory && [sample.sampleCategory])[0]?.name}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
