import { createSerializer, parseAsString } from 'nuqs/server';

/** The slug of a machine; unknown values are ignored. */
export const machineCaseParams = { machine: parseAsString };

export const toMachineCaseSearch = createSerializer(machineCaseParams);
