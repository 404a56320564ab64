import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { MaterialDetail } from '../material-data.ts';

type Printer = NonNullable<MaterialDetail['printers']>[number];

export function DeviceSection({ id, printers, addOns }: Pick<MaterialDetail, 'id' | 'printers' | 'addOns'>) {
  const t = useTranslations('Materials');
  if (!printers || printers.length === 0) return <p className="text-ink-soft">{t('noDevices')}</p>;
  return (
    <>
      <ul className={`grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 ${columnsOf(printers.length)}`}>
        {printers.map((printer) => (
          <Device key={printer.id} printer={printer} />
        ))}
      </ul>
      <p className="mt-6">
        <TextLink as={Link} href={`/tools/fit?resin=${id}`} variant="standalone">
          {t('checkPart')}
        </TextLink>
      </p>
      {addOns.length > 0 && (
        <div className="mt-8 border-t border-line pt-5">
          <h3 className="mb-3 text-subheading">{t('addOns')}</h3>
          <ul className="flex flex-wrap gap-2">
            {addOns.map(({ id, label }) => (
              <li key={id} className="rounded-control border border-line bg-surface px-3 py-1.5 text-small">
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Without a single tile in the last row. */
function columnsOf(count: number): string {
  if (count === 5 || count > 8) return 'xl:grid-cols-5';
  return count % 3 === 0 ? '' : 'xl:grid-cols-4';
}

function Device({ printer: { name, pictures } }: { printer: Printer }) {
  const [picture] = pictures;
  return (
    <li>
      <span className="block aspect-[4/3] overflow-hidden rounded-panel bg-backdrop">
        {picture && <Figure {...picture} alt="" sizes="(width >= 80rem) 14rem, (width >= 40rem) 30vw, 45vw" />}
      </span>
      <span className="mt-2.5 block text-small font-medium">{keepTogether(name)}</span>
    </li>
  );
}
