import { Link } from 'wouter';
import { PATHS } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';

/** A record without a translation, one that was deleted while its screen was open, or an unknown address. */
export function GoneScreen() {
  const { catalog, inquiry } = useMessages();
  return (
    <div className="message-screen">
      <h1>{catalog.gone}</h1>
      <Link href={PATHS.start} className="button">
        {inquiry.done}
      </Link>
    </div>
  );
}
