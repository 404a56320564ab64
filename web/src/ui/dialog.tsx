import { Overlay, type OverlayProps } from './overlay.tsx';

type Props = OverlayProps & { width?: 'narrow' | 'normal' | 'wide' | 'stage' };

export function Dialog({ width = 'normal', ...overlay }: Props) {
  return <Overlay {...overlay} className="overlay overlay-dialog" data-width={width} />;
}
