/** How much work goes into a picture: its size in pixels, how many frames are averaged, and the shadowed lamps of each. */
export type Effort = { width: number; height: number; frames: number; lamps: number; shadowMap: number };
