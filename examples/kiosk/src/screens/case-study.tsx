import { pick } from '../catalog/catalog.ts';
import { formatDate } from '../catalog/format.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { PATHS } from '../frame/paths.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';
import { Article } from '../ui/article.tsx';
import { DetailHead } from '../ui/detail-head.tsx';
import { RecordRow } from '../ui/record-row.tsx';
import { GoneScreen } from './gone.tsx';

type CaseStudyScreenProps = { id: string };

export function CaseStudyScreen({ id }: CaseStudyScreenProps) {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const tag = useLanguageTag();
  const { caseStudies, products, materials } = useCatalog();
  const caseStudy = caseStudies.find((candidate) => candidate.id === id);
  if (!caseStudy) return <GoneScreen />;
  return (
    <article className="detail">
      <DetailHead
        back={{ href: PATHS.caseStudies, label: nav.caseStudies }}
        kicker={label('CaseStudyField', caseStudy.field)}
        title={caseStudy.title}
        summary={caseStudy.summary}
        picture={caseStudy.picture}
      >
        <p className="byline">
          {caseStudy.customer}, {formatDate(caseStudy.publishedOn, tag)}
        </p>
      </DetailHead>
      <dl className="results">
        {caseStudy.results.map(({ figure, label: meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Article html={caseStudy.body} />
      <RecordRow title={copy.usedMachines} records={pick(products, caseStudy.products)} />
      <RecordRow title={copy.usedResins} records={pick(materials, caseStudy.materials)} />
    </article>
  );
}
