import type { quadraticGovernorAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** What a quadratic governor logs beyond every governor's. Having a threshold is what makes it quadratic. */
export const quadraticGovernorHandlers: Handlers<typeof quadraticGovernorAbi> = {
  QuadraticSettingsUpdated: ({ address, args: { settings } }) => [
    {
      table: 'checkpoint',
      contract: address,
      series: 'quadraticThreshold',
      subject: address,
      change: { set: BigInt(settings.threshold) },
    },
  ],
};
