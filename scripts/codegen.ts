import { stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';

/** Generates the types of schema and operations, and the manifest of persisted operations. */
stopAllOnSignal(1);
await generateTypes();
