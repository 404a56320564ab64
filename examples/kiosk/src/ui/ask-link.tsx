import { Link } from 'wouter';
import { PATHS } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';

type AskLinkProps = { record: { readonly globalId: string; readonly name: string } };

/** Opens the inquiry form with the record in its comments. */
export function AskLink({ record: { globalId, name } }: AskLinkProps) {
  const { catalog } = useMessages();
  return (
    <Link href={`${PATHS.inquiry}/${encodeURIComponent(globalId)}`} className="button button-action">
      {catalog.ask(name)}
    </Link>
  );
}
