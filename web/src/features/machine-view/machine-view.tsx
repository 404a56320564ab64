import { Rotate3d } from 'lucide';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';
import { findModel } from './find-model.ts';
import { MachineViewButton } from './machine-view-button.tsx';
import type { MachineSize } from './scene/dimension-lines.ts';

type Props = {
  product: {
    slug: string;
    name: string;
    machine: { size: MachineSize | null } | null;
    pictures: readonly { alt: string }[];
  };
};

/** Offers the 3D model of a machine, over its picture. Nothing for products without a model. */
export function MachineView({ product: { slug, name, machine, pictures } }: Props) {
  const t = useTranslations('MachineView');
  const locale = useLocale();
  const { MachineView: messages } = useMessages();
  const model = findModel(slug);
  if (!model) return null;
  return (
    <div className="scripted absolute end-0 bottom-3 z-10 flex flex-col items-end gap-2 text-small desktop:bottom-8 print:hidden">
      <MachineViewButton
        labels={{ open: t('open'), loading: t('opening'), failed: t('viewFailed'), retry: t('retry') }}
        machine={{
          name,
          model,
          size: machine?.size ?? null,
          picture: `cut-outs/machines/${slug}`,
          alt: pictures[0]?.alt ?? '',
        }}
        locale={locale}
        messages={{ MachineView: messages }}
      >
        <Icon icon={Rotate3d} />
      </MachineViewButton>
    </div>
  );
}
