/**
 * File in parts/; child of its group, if not the whole; degrees that it is turned to lie straight on the platform.
 * `base`: a model that stands on its heel, and the height in millimeters of the base that its file leaves out.
 */
type OutlinedPart = { file: string; child?: number; turn?: number; base?: number };

export const outlinedParts: Record<string, OutlinedPart> = {
  model: { file: 'arch-aligner' },
  uprightModel: { file: 'arch-aligner', base: 5.2 },
  denture: { file: 'denture' },
  splint: { file: 'splint' },
  bridge: { file: 'crown-bridge', child: 0, turn: 16 },
  tray: { file: 'bonding-tray', child: 1, turn: -6 },
  earbud: { file: 'hearables/whole-earbud' },
  ring: { file: 'ring-patterns', child: 2, turn: 50 },
  figure: { file: 'figure', child: 0 },
  housing: { file: 'end-use-parts', child: 0, turn: -8 },
  insole: { file: 'insole', turn: 32 },
  orthosis: { file: 'wrist-orthosis', child: 0 },
};
