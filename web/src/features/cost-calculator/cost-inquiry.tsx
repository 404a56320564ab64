import { useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Button } from '#ui/button.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { Cost } from './calculate-cost.ts';
import type { CostInputs, CostItem, ExampleField } from './cost-fields.ts';
import { costGroups } from './cost-groups.ts';
import { useCostText } from './use-cost-text.ts';
import { useFieldLabel } from './use-field-label.ts';

type Props = {
  cost: Cost;
  item: CostItem;
  inputs: CostInputs;
  currency: Currency;
  examples: readonly ExampleField[];
  query: string;
};

/** A link to the inquiry form, whose comments carry the main numbers and the address of the others. */
export function CostInquiry(props: Props) {
  const t = useTranslations('CostCalculator.inquiry');
  const comments = useComments(props);
  return (
    <Button
      href="#inquiry"
      variant="primary"
      className="scripted screen-only mt-4 w-full"
      {...toInquiryAttributes({ title: t('title'), intro: t('intro'), comments })}
    >
      {t('ask')}
    </Button>
  );
}

function useComments({ cost, item, inputs, currency, examples, query }: Props): string {
  const t = useTranslations('CostCalculator');
  const withUnit = useFieldLabel(currency, item);
  const money = useMoney(currency);
  const { label, amount } = useCostText(cost, item, money, examples);
  const isReady = useIsQueryReady();
  const write = (name: string, value: string) => t('inquiry.row', { name, value });
  const [main] = costGroups;
  const given = main.fields.flatMap((name) => {
    const value = inputs[name];
    if (value === null) return [];
    const isExample = examples.some((one) => one === name);
    return [write(withUnit(name), isExample ? t('inquiry.example', { value: String(value) }) : String(value))];
  });
  return [
    ...given,
    write(t('summary.printers'), String(cost.printers)),
    write(label, amount),
    ...(isReady ? [`${window.location.origin}${window.location.pathname}${query}`] : []),
  ].join('\n');
}
