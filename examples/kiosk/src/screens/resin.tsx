import { findRelatedToMaterial, type Material } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { PATHS } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { AskLink } from '../ui/ask-link.tsx';
import { DataSheet } from '../ui/data-sheet.tsx';
import { DetailHead } from '../ui/detail-head.tsx';
import { RecordRow } from '../ui/record-row.tsx';
import { Shades } from '../ui/shades.tsx';
import { TextBlocks } from '../ui/text-blocks.tsx';
import { GoneScreen } from './gone.tsx';

type ResinScreenProps = { id: string };

export function ResinScreen({ id }: ResinScreenProps) {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const catalog = useCatalog();
  const material = catalog.materials.find((candidate) => candidate.id === id);
  if (!material) return <GoneScreen />;
  const related = findRelatedToMaterial(catalog, material);
  return (
    <article className="detail">
      <DetailHead
        back={{ href: PATHS.resins, label: nav.resins }}
        kicker={material.category.label}
        title={material.name}
        summary={material.summary}
        picture={material.picture}
      >
        <div className="shade-list">
          <p className="kicker">{copy.shades}</p>
          <Shades colors={material.colors} hasNames />
        </div>
        {material.biocompatibility.length > 0 && (
          <ul className="badges">
            {material.biocompatibility.map((standard) => (
              <li key={standard}>{label('BiocompatibilityStandard', standard)}</li>
            ))}
          </ul>
        )}
        <AskLink record={material} />
      </DetailHead>
      <div className="detail-columns">
        <TextBlocks title={copy.features} blocks={material.features} />
        <div>
          <DataSheet rows={material.specification} />
          <Safety safety={material.safety} />
        </div>
      </div>
      <RecordRow title={copy.testedPrinters} records={related.printers} />
      <RecordRow title={copy.printedSamples} records={related.samples} />
      <RecordRow title={copy.relatedCaseStudies} records={related.caseStudies} />
    </article>
  );
}

type SafetyProps = { safety: Material['safety'] };

function Safety({ safety }: SafetyProps) {
  const { catalog: copy } = useMessages();
  const label = useLabels();
  if (!safety) return null;
  return (
    <section className="safety">
      <h2>{copy.safety}</h2>
      <p className="signal-word">{label('SignalWord', safety.signalWord)}</p>
      <dl>
        {safety.hazards.map(({ code, text }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
