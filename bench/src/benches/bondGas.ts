import { figure, type GasReport } from '../gasReport.ts';
import { compared, type Row } from '../row.ts';

/**
 * What the reference's transactions cost: Bond Protocol's contracts at `eebeef2`, solc 0.8.15 with 100,000 runs, the same steps with
 * tokens as lean, each a transaction of its own. Taken down once; not measured in this run.
 */
const REFERENCE: readonly { actions: Readonly<Record<string, number>>; atMost: number }[] = [
  {
    atMost: 0.8,
    actions: {
      'purchase, steady, fpa, fixed term': 158_486,
      'purchase, steady, fpa, fixed expiry': 162_872,
      'purchase, steady, ofda, fixed term': 177_018,
      'purchase, steady, ofda, fixed expiry': 181_404,
      'purchase, steady, osda, fixed term': 188_777,
      'purchase, steady, osda, fixed expiry': 193_163,
      'purchase, steady, sda, fixed term': 203_892,
      'purchase, steady, sda, fixed expiry': 208_278,
      'createMarket, fpa, fixed term': 312_450,
      'createMarket, fpa, fixed expiry': 321_257,
      'createMarket, ofda, fixed term': 367_811,
      'createMarket, ofda, fixed expiry': 376_617,
      'createMarket, osda, fixed term': 368_412,
      'createMarket, osda, fixed expiry': 377_219,
      'createMarket, sda, fixed term': 473_821,
      'createMarket, sda, fixed expiry': 482_634,
      'createMarket with bond token, fpa, fixed expiry': 449_847,
      'createMarket with bond token, ofda, fixed expiry': 505_207,
      'createMarket with bond token, osda, fixed expiry': 505_809,
      'createMarket with bond token, sda, fixed expiry': 611_224,
    },
  },
  {
    atMost: 0.95,
    actions: {
      'redeem a part, fixed term': 73_500,
      'redeem all, fixed term': 51_600,
      'redeem a part, fixed expiry': 80_200,
      'redeem all, fixed expiry': 58_300,
    },
  },
];

/** Bond markets against the reference's figures. */
export const bondGas = ({ bonds }: GasReport): Row[] =>
  REFERENCE.flatMap(({ actions, atMost }) =>
    Object.entries(actions).map(([name, anchor]) =>
      compared({ area: 'gas', name, unit: 'gas', ours: figure(bonds, name), anchor }, { atMost }),
    ),
  );
