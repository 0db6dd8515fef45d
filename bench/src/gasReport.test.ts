import { describe, expect, it } from 'vitest';
import { parseGasReport } from './gasReport.ts';

const test = (gas_snapshots: object, status = 'Success', reason: string | null = null) => ({ status, reason, gas_snapshots });
const output = (...tests: object[]) =>
  JSON.stringify({ 'Gas.t.sol:Suite': { test_results: Object.fromEntries(tests.map((item, index) => [`test_${index}()`, item])) } });

describe('the gas that forge measured', () => {
  it('is collected by side from all tests', () => {
    const text = output(
      test({ althing: { vote: '89492' } }),
      test({ althing: { queue: '5' }, openzeppelin: { vote: '82992' }, bonds: { buy: '7' }, token: { mint: '9' }, portals: { send: '1' } }),
    );
    expect(parseGasReport(text)).toEqual({
      althing: { vote: 89_492, queue: 5 },
      openzeppelin: { vote: 82_992 },
      bonds: { buy: 7 },
      messaging: {},
      token: { mint: 9 },
    });
  });

  it('is found below what the compiler says', () => {
    expect(parseGasReport(`Compiling 3 files\n${output(test({ althing: { vote: '1' } }))}\n`).althing).toEqual({ vote: 1 });
  });

  it('is refused where a test failed, because its figures would be of something else', () => {
    expect(() => parseGasReport(output(test({}, 'Failure', 'reverted')))).toThrow('test_0() failed: reverted');
  });

  it('is refused where there is none', () => {
    expect(() => parseGasReport('Error: nothing compiled')).toThrow('forge printed no results: Error: nothing compiled');
  });
});
