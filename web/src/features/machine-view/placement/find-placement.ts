export type PlacementKind = 'webxr' | 'quick-look';

/** How this device shows a model in the room of the visitor; null if it does not. */
export async function findPlacement(): Promise<PlacementKind | null> {
  if (hasQuickLook()) return 'quick-look';
  try {
    return (await navigator.xr?.isSessionSupported('immersive-ar')) ? 'webxr' : null;
  } catch {
    return null;
  }
}

function hasQuickLook(): boolean {
  const { relList } = document.createElement('a');
  return typeof relList?.supports === 'function' && relList.supports('ar');
}
