import { useTranslations } from 'next-intl';
import { DescriptionList } from '#ui/description-list.tsx';
import { findUseRestriction, type TradeFacts, toRegistrationRows } from './trade-rows.ts';
import { useTradeWriter } from './use-trade-writer.ts';

/** Registrations as a medical device, and the use of the material where it has none. */
export function Registrations({ facts }: { facts: TradeFacts }) {
  const t = useTranslations('Materials.trade.registration');
  const writer = useTradeWriter();
  const rows = toRegistrationRows(facts, writer);
  const restriction = findUseRestriction(facts, writer);
  return (
    <div className="mb-10">
      <h3 className="mb-3 text-subheading">{t('title')}</h3>
      {rows.length > 0 && (
        <DescriptionList rows={rows.map(({ id, name, text }) => ({ id, term: name, description: text }))} />
      )}
      {restriction && <p className="max-w-text font-medium">{restriction}</p>}
    </div>
  );
}
