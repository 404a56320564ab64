import { Overlay, type OverlayProps } from './overlay.tsx';

type Props = OverlayProps & { side?: 'start' | 'end' };

export function Drawer({ side = 'end', ...overlay }: Props) {
  return <Overlay {...overlay} className="overlay overlay-drawer" data-side={side} />;
}
