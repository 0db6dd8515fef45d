import { measureRelaying } from '@althing/server/bench/relaying';
import { percentile } from '../percentile.ts';
import { absolute, compared, type Row } from '../row.ts';

const TOGETHER = 1_000;
const SINGLE = 20;
const AREA = 'relaying';

/** Messages over three local bridges, two of which have to agree: one after the other, then a thousand that wait for the relayer. */
export async function relaying(): Promise<Row[]> {
  const { executed, allMs, transactions, bareMs, singleMs, bareSingleMs } = await measureRelaying({ together: TOGETHER, single: SINGLE });
  const seconds = allMs / 1000;
  return [
    absolute(
      { area: AREA, name: `${TOGETHER} messages over three bridges: executed`, unit: 'messages', ours: executed },
      { atLeast: TOGETHER },
    ),
    absolute(
      { area: AREA, name: `${TOGETHER} messages over three bridges: executed per second`, unit: 'messages/s', ours: executed / seconds },
      { atLeast: 10 },
    ),
    compared(
      {
        area: AREA,
        name: `the ${transactions.toLocaleString('en-GB')} transactions of these; anchor: as many transfers of nothing, sent 16 at once by viem`,
        unit: 's',
        ours: seconds,
        anchor: bareMs / 1000,
      },
      { atMost: 10 },
    ),
    absolute(
      {
        area: AREA,
        name: `one message over three bridges, from its receipt to executed when two agree, p50 of ${SINGLE}; anchor: sending it`,
        unit: 's',
        ours: percentile(singleMs, 0.5) / 1000,
        anchor: percentile(bareSingleMs, 0.5) / 1000,
      },
      { atMost: 2 },
    ),
  ];
}
