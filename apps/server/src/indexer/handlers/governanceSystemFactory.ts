import type { governanceSystemFactoryAbi } from '@althing/bindings';
import type { Handlers } from './types.ts';

/** Governor and timelock are announced, with their name, by the organisation deployer that called the factory. */
export const governanceSystemFactoryHandlers: Handlers<typeof governanceSystemFactoryAbi> = {
  GovernanceSystemInitialised: ({ args: { governor, token } }) => [
    { table: 'link', contract: governor, relation: 'token', subject: governor, target: token },
  ],
};
