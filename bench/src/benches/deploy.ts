import { LOCAL_CHAINS } from '@althing/domain/chains';
import { foundOrganisation } from '../foundOrganisation.ts';
import { withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';

const ORGANISATIONS = 5;

/** An organisation on three chains, from the last confirmation in the wallet until every value was read back; the slowest of five. */
export const deploy = (): Promise<Row[]> =>
  withPlatform(async (platform) => {
    const times: number[] = [];
    for (let index = 0; index < ORGANISATIONS; index++) {
      const chainIds = LOCAL_CHAINS.map(({ id }) => id);
      const { organisation, milliseconds } = await foundOrganisation(platform, `Harbour ${index}`, chainIds);
      if (!organisation.receipt?.ok) throw new Error('The read-back differs from the review');
      times.push(milliseconds);
    }
    const ours = Math.max(...times) / 1000;
    return [absolute({ area: 'deploy', name: 'three chains, last confirmation to verified', unit: 's', ours }, { atMost: 10 })];
  });
