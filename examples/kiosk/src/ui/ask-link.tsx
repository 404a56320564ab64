import { Link } from 'wouter';
import { PATHS } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';

type AskLinkProps = {
  record: { readonly globalId: string; readonly name: string };
  /** By default with the name of the record, for names that fit into any sentence. */
  label?: string;
};

/** Opens the inquiry form with the record in its comments. */
export function AskLink({ record: { globalId, name }, label }: AskLinkProps) {
  const { catalog } = useMessages();
  return (
    <Link href={`${PATHS.inquiry}/${encodeURIComponent(globalId)}`} className="button button-action">
      {label ?? catalog.ask(name)}
    </Link>
  );
}
