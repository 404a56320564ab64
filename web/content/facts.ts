/** Figures of the maker that are told in more than one place. */
export const facts = {
  /** Printed by one machine within 24 hours that nobody attends, from 3 kg of resin. */
  dentureBasesPerDay: 165,
  waxUpMinutes: 35,
  waxUpMinutesByHand: 80,
  alignerModelsPerDay: 720,
  a2d4kAccuracyMicrometres: 26.8,
  dentalMaterials: 20,
  dentalApplications: 60,
} as const;
