import type { governanceSystemFactoryAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** Governor and timelock themselves are announced, with their name, by the organisation deployer that calls this factory. */
export const governanceSystemFactoryHandlers: Handlers<typeof governanceSystemFactoryAbi> = {
  GovernanceSystemInitialised: ({ args: { governor, token, refundGas } }) => [
    { table: 'link', contract: governor, relation: 'token', subject: governor, target: token },
    { table: 'link', contract: governor, relation: 'refundGas', subject: governor, target: refundGas },
  ],
};
