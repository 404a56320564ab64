import { cn } from './cn.ts';
import { de } from './de.ts';

export const abridgedDentureTeethCopy = { cn, de };
