/** A file with as many triangles is rejected. */
export const MAX_TRIANGLES = 2_000_000;

/** Of a file, in bytes. Texts of more than half a gigabyte do not fit into a string. */
export const MAX_FILE_BYTES = 256 * 2 ** 20;

/** Of the models in a 3MF file after decompression, in bytes. */
export const MAX_MODEL_BYTES = 512 * 2 ** 20;
