import { useTranslations } from 'next-intl';
import { DocumentLink } from './document-link.tsx';
import { MATERIAL_DOCUMENTS, materialDocumentPath } from './document-paths.ts';

type Props = { slug: string; hasSafety: boolean };

/** The safety data sheet is listed if the records have its data. */
export function MaterialDocumentList({ slug, hasSafety }: Props) {
  const t = useTranslations('Documents');
  const kinds = MATERIAL_DOCUMENTS.filter((kind) => kind !== 'safety-data-sheet' || hasSafety);
  return (
    <ul className="border-t border-ink">
      {kinds.map((kind) => (
        <li
          key={kind}
          className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-2"
        >
          <DocumentLink kind={kind} path={materialDocumentPath(slug, kind)} />
          <span className="text-small text-ink-soft">{t(`hints.${kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}
