import type { CaseStudy } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { pathOf } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { ListHead } from '../ui/list-head.tsx';
import { RecordCard } from '../ui/record-card.tsx';
import { GoneScreen } from './gone.tsx';

export function CaseStudiesScreen() {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const { caseStudies } = useCatalog();
  if (caseStudies.length === 0) return <GoneScreen />;
  return (
    <div className="list-screen">
      <ListHead title={nav.caseStudies} intro={copy.caseStudiesIntro} />
      <ul className="card-grid card-grid-large">
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.id}>
            <RecordCard
              href={pathOf(caseStudy)}
              title={caseStudy.title}
              picture={caseStudy.picture}
              sizes="(min-width: 1000px) 30vw, 100vw"
              kicker={label('CaseStudyField', caseStudy.field)}
              text={caseStudy.customer}
            >
              <MainResult results={caseStudy.results} />
            </RecordCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

type MainResultProps = { results: CaseStudy['results'] };

function MainResult({ results: [main] }: MainResultProps) {
  if (!main) return null;
  return (
    <>
      <span className="record-card-figure">{main.figure}</span>
      <span>{main.label}</span>
    </>
  );
}
