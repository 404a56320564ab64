import { CanvasTexture, SRGBColorSpace } from 'three';

export type Draw = (pen: CanvasRenderingContext2D) => void;

/** A texture drawn at the given pixels for each millimetre; the pen works in millimetres, y down. */
export function createCanvas(width: number, height: number, pixelsPerMillimetre: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * pixelsPerMillimetre);
  canvas.height = Math.round(height * pixelsPerMillimetre);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  pen.scale(pixelsPerMillimetre, pixelsPerMillimetre);
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

export const typeface = '"Archivo Variable", sans-serif';

/** Sets a line of text with spaced letters; `size` is the height of the type in millimetres. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: [number, number],
  size: number,
  weight = 500,
  spacing = 0,
): void {
  pen.font = `${weight} ${size}px ${typeface}`;
  pen.letterSpacing = `${spacing}px`;
  pen.fillText(text, ...at);
}
