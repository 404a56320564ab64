import { useTranslations } from 'next-intl';
import { Table } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type TradeFacts, toTradeRows } from './trade-rows.ts';
import { useTradeWriter } from './use-trade-writer.ts';

export function TradeSection({ facts }: { facts: TradeFacts }) {
  const t = useTranslations();
  const rows = toTradeRows(facts, useTradeWriter());
  return (
    <>
      <Table
        caption={t('Materials.sections.trade')}
        isCaptionHidden
        isHeadHidden
        columns={(['property', 'value'] as const).map((id) => ({ id, label: t(`Materials.${id}`) }))}
        rows={rows.map(({ id, name, text }) => ({
          id,
          cells: [
            name,
            <span key="value" className="whitespace-pre-line">
              {text}
            </span>,
          ],
        }))}
      />
      <p className="mt-5">
        <TextLink href="#inquiry" variant="standalone">
          {t('Products.requestOffer')}
        </TextLink>
      </p>
    </>
  );
}
