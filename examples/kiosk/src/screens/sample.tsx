import { pick } from '../catalog/catalog.ts';
import { formatNumber, formatSize } from '../catalog/format.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { PATHS } from '../frame/paths.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';
import { AskLink } from '../ui/ask-link.tsx';
import { DataSheet } from '../ui/data-sheet.tsx';
import { DetailHead } from '../ui/detail-head.tsx';
import { RecordRow } from '../ui/record-row.tsx';
import { GoneScreen } from './gone.tsx';

type SampleScreenProps = { id: string };

export function SampleScreen({ id }: SampleScreenProps) {
  const { nav, catalog: copy } = useMessages();
  const tag = useLanguageTag();
  const { samples, categories, materials, products } = useCatalog();
  const sample = samples.find((candidate) => candidate.id === id);
  if (!sample) return <GoneScreen />;
  const facts: [string, string][] = [
    [copy.size, formatSize(sample.size, tag)],
    [copy.layerHeight, `${formatNumber(sample.layerHeight, tag)}\u00a0µm`],
    [copy.printTime, copy.hours(Math.floor(sample.printMinutes / 60), sample.printMinutes % 60)],
  ];
  return (
    <article className="detail">
      <DetailHead
        back={{ href: PATHS.samples, label: nav.samples }}
        kicker={pick(categories, sample.sampleCategory && [sample.sampleCategory])[0]?.name}
        title={sample.name}
        summary={sample.summary}
        picture={sample.picture}
      >
        <AskLink record={sample} label={copy.askSample} />
      </DetailHead>
      <div className="detail-columns">
        <section className="look-for">
          <h2>{copy.lookFor}</h2>
          <ul>
            {sample.lookFor.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </section>
        <DataSheet rows={[]} more={facts} />
      </div>
      <RecordRow title={copy.printedIn} records={pick(materials, sample.material && [sample.material])} />
      <RecordRow title={copy.printedOn} records={pick(products, sample.printer && [sample.printer])} />
    </article>
  );
}
