/** Written by `art/sample-part.ts`. */
const PATH = '/downloads/full-arch-model.stl';

/** Throws if the file cannot be loaded. */
export async function loadSamplePart(name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(PATH, { signal });
  if (!response.ok) throw new Error(`The request for the sample part returned HTTP ${response.status}`);
  return new File([await response.blob()], name);
}
