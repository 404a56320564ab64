/** Frame size and rate of all films; text is left of the stage, on which pictures move. */
export const frame = { width: 960, height: 540, rate: 24, stage: { left: 448, width: 512 } };

/**
 * Durations in seconds. A film shows eight pictures of its programme, which makes 90 s in total: a broadcast film
 * must restart on each full hour.
 */
export const seconds = { title: 6, summary: 12, programme: 7, picture: 7, closing: 9, fade: 0.5 };

/** Length of the public preview: title and summary. */
export const previewSeconds = seconds.title + seconds.summary;
