/** Figures of the maker that are told in more than one place. */
export const facts = {
  /** Printed by one machine within 24 hours that nobody attends, from 3 kg of resin. */
  dentureBasesPerDay: 165,
  waxUpMinutes: 35,
  waxUpMinutesByHand: 80,
  alignerModelsPerDay: 720,
  /** Percent of trim lines that are found without a hand. */
  trimLinesFound: 90,
  a2d4kAccuracyMicrometres: 26.8,
  dentalMaterials: 20,
  dentalApplications: 60,
  hearableToleranceMillimetres: 0.05,
  hearablesPerMonth: 1_000_000,
  hearablePrinters: 100,
  hearableLaunchMonths: 2,
  hearableLaunchMonthsWithTools: 8,
  supportCountries: 30,
  supportAnswerMinutes: 30,
  supportSolvedHours: 48,
  designers: 200,
  designerShareFiveYears: 30,
  designerShareTenYears: 10,
  designHours: 6,
  designHoursExpedited: 2,
  orthodonticDesignHours: 24,
  designAnswerMinutes: 30,
  sampleAnswerHours: 5,
  /** At most, as a rule. */
  sampleWeeks: 2,
  /** At least, of the calendar. */
  customSampleWeeks: 2,
  customSampleTeamHours: 5,
} as const;
