/** Governance on both sides; what comes after it is ours, and its other side is not measured here. */
const GROUPS = ['althing', 'openzeppelin', 'bonds', 'messaging', 'token'] as const;

/** Gas of each measured action, by group. */
export type GasReport = Record<(typeof GROUPS)[number], Record<string, number>>;

interface ForgeTest {
  status: string;
  reason: string | null;
  gas_snapshots?: Partial<Record<keyof GasReport, Record<string, string>>>;
}
type ForgeOutput = Record<string, { test_results: Record<string, ForgeTest> }>;

/** Reads what `forge test --json` prints, which may follow lines of the compiler. Throws where a test failed. */
export function parseGasReport(output: string): GasReport {
  const json = output.split('\n').findLast((line) => line.startsWith('{'));
  if (json === undefined) throw new Error(`forge printed no results: ${output.slice(-500)}`);
  const report = Object.fromEntries(GROUPS.map((group) => [group, {}])) as GasReport;
  for (const suite of Object.values(JSON.parse(json) as ForgeOutput)) {
    for (const [name, { status, reason, gas_snapshots = {} }] of Object.entries(suite.test_results)) {
      if (status !== 'Success') throw new Error(`${name} failed: ${reason ?? status}`);
      for (const group of GROUPS) {
        for (const [action, gas] of Object.entries(gas_snapshots[group] ?? {})) report[group][action] = Number(gas);
      }
    }
  }
  return report;
}

/** What was measured of an action; throws where nothing was. */
export function figure(side: GasReport[keyof GasReport], action: string): number {
  const value = side[action];
  if (value === undefined) throw new Error(`Nothing was measured as "${action}"`);
  return value;
}
