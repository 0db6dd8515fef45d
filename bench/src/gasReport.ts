/** Gas of each measured action, by side. */
export interface GasReport {
  althing: Record<string, number>;
  openzeppelin: Record<string, number>;
  /** Our bond markets, whose other side is not measured here. */
  bonds: Record<string, number>;
}

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
  const report: GasReport = { althing: {}, openzeppelin: {}, bonds: {} };
  for (const suite of Object.values(JSON.parse(json) as ForgeOutput)) {
    for (const [name, { status, reason, gas_snapshots = {} }] of Object.entries(suite.test_results)) {
      if (status !== 'Success') throw new Error(`${name} failed: ${reason ?? status}`);
      for (const side of ['althing', 'openzeppelin', 'bonds'] as const) {
        for (const [action, gas] of Object.entries(gas_snapshots[side] ?? {})) report[side][action] = Number(gas);
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
