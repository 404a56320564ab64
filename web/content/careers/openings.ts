import type { Opening } from './opening.ts';
import { applicationEngineerDental } from './openings/application-engineer-dental.ts';
import { assemblyTechnicianPrinters } from './openings/assembly-technician-printers.ts';
import { clinicTrainer } from './openings/clinic-trainer.ts';
import { fieldServiceEngineer } from './openings/field-service-engineer.ts';
import { opticsEngineerProjectors } from './openings/optics-engineer-projectors.ts';
import { resinChemistDental } from './openings/resin-chemist-dental.ts';
import { softwareEngineerPrepare } from './openings/software-engineer-prepare.ts';

/** Keeps closed openings; `listOpenings` omits them. */
export const openings: readonly Opening[] = [
  opticsEngineerProjectors,
  resinChemistDental,
  softwareEngineerPrepare,
  applicationEngineerDental,
  fieldServiceEngineer,
  clinicTrainer,
  assemblyTechnicianPrinters,
];

/** Openings that take applications on a day, newest first. */
export function listOpenings(today: string, all = openings): Opening[] {
  return all
    .filter(({ postedOn, validThrough }) => postedOn <= today && today <= validThrough)
    .toSorted((one, other) => other.postedOn.localeCompare(one.postedOn));
}
