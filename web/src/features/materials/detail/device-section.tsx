import { useTranslations } from 'next-intl';
import type { MaterialDetail } from '../material-data.ts';

export function DeviceSection({ printers, addOns }: Pick<MaterialDetail, 'printers' | 'addOns'>) {
  const t = useTranslations('Materials');
  if (!printers || printers.length === 0) return <p className="text-ink-soft">{t('noDevices')}</p>;
  return (
    <div>
      <TermList terms={printers.map(({ id, name }) => ({ id, label: name }))} />
      {addOns.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-medium">{t('addOns')}</h3>
          <TermList terms={addOns} />
        </>
      )}
    </div>
  );
}

function TermList({ terms }: { terms: MaterialDetail['addOns'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {terms.map(({ id, label }) => (
        <li key={id} className="border border-line bg-surface px-3 py-1.5">
          {label}
        </li>
      ))}
    </ul>
  );
}
