/** Size and pace of every film; the words stand left of the stage, on which pictures move. */
export const frame = { width: 960, height: 540, rate: 24, stage: { left: 448, width: 512 } };

/**
 * How long things are seen. A film shows eight pictures with its programme, which makes 90 s: one that is broadcast
 * begins anew at each full hour.
 */
export const seconds = { title: 6, summary: 12, programme: 7, picture: 7, closing: 9, fade: 0.5 };

/** How much of a film everybody may see: its title and what it is about. */
export const previewSeconds = seconds.title + seconds.summary;
