import type { Group } from 'three';

/** Where the camera stands. Angles in degrees. */
export type View = {
  /** 0 is straight in front, positive walks to the right of the subject. */
  azimuth: number;
  /** Above the horizon. */
  elevation: number;
  /** Vertical angle of view: small is a long lens. */
  lens: number;
  /** Share of the frame that the subject may take. */
  fill: { width: number; height: number };
  /** Where the middle of the subject sits, as a share of the frame from its centre; positive is right and up. */
  shift: { x: number; y: number };
  /** Diameter of the lens opening in millimetres; 0 keeps everything sharp. */
  aperture: number;
  /** Distance of the sharp plane from the middle of the subject in millimetres, positive towards the camera. */
  focus: number;
};

export const defaultView: View = {
  azimuth: 30,
  elevation: 14,
  lens: 17,
  fill: { width: 0.7, height: 0.74 },
  shift: { x: -0.012, y: -0.004 },
  aperture: 0,
  focus: 0,
};

/** What the studio is handed: models in millimetres, standing on y = 0, and the place of the camera. */
export type Shot = {
  subject: Group;
  view: View;
  /** Meshes that the camera is not fitted to, such as what stands blurred in the background. */
  surroundings?: Group;
};

export function viewOf(changes: Partial<View> = {}): View {
  return { ...defaultView, ...changes };
}
