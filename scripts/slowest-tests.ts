const LISTED = 20;

type Suite = {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

/** The slowest tests of a Playwright report, one line each. */
export function slowestTests({ suites }: { suites: Suite[] }): string[] {
  return suites
    .flatMap(toTimedSpecs)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED)
    .map(({ seconds, name }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function toTimedSpecs({ file, specs, suites = [] }: Suite): { name: string; seconds: number }[] {
  const own = specs.map(({ title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${file}: ${title}`, seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1_000 };
  });
  return [...own, ...suites.flatMap(toTimedSpecs)];
}
