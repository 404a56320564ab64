import { useState } from 'react';
import type { Product } from '../catalog/catalog.ts';
import { formatSize } from '../catalog/format.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { pathOf } from '../frame/paths.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { RecordCard } from '../ui/record-card.tsx';

const ALL = 'ALL';

/** Printers and stations by line. Accessories are shown with the machines that they fit. */
export function MachinesScreen() {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const machines = useCatalog().products.filter(({ kind }) => kind !== 'ACCESSORY');
  const [line, setLine] = useState<Product['line'] | typeof ALL>(ALL);
  const lines = [...new Set(machines.map((machine) => machine.line))];
  const options = [
    { value: ALL, label: copy.all } as const,
    ...lines.map((value) => ({ value, label: label('ProductLine', value) })),
  ];
  const shown = machines.filter((machine) => line === ALL || machine.line === line);
  return (
    <div className="list-screen">
      <ListHead title={nav.machines} intro={copy.machinesIntro} />
      <FilterChips label={nav.machines} options={options} selected={line} onSelect={setLine} />
      <ul className="card-grid card-grid-large">
        {shown.map((machine) => (
          <li key={machine.id}>
            <MachineCard machine={machine} kicker={machine.isNew ? copy.isNew : undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MachineCardProps = { machine: Product; kicker: string | undefined };

function MachineCard({ machine, kicker }: MachineCardProps) {
  const { catalog: copy } = useMessages();
  const tag = useLanguageTag();
  return (
    <RecordCard
      href={pathOf(machine)}
      title={machine.name}
      picture={machine.pictures[0]}
      sizes="(min-width: 1000px) 30vw, 100vw"
      kicker={kicker}
      text={machine.tagline}
    >
      {machine.buildVolume && (
        <span className="record-card-fact">
          {copy.buildVolume} {formatSize(machine.buildVolume, tag)}
        </span>
      )}
    </RecordCard>
  );
}
