import type { quadraticGovernorAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** Events that only quadratic governors log. A governor with a quadratic threshold is treated as quadratic. */
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
