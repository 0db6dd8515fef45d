import type { governanceSystemFactoryAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** Of the organisation deployer, which announces governors and timelocks themselves with their names, and of the factory that anybody may use. */
export const governanceSystemHandlers: Handlers<typeof governanceSystemFactoryAbi> = {
  GovernanceSystemInitialised: ({ args: { governor, token, refundGas } }) => [
    { table: 'link', contract: governor, relation: 'token', subject: governor, target: token },
    { table: 'link', contract: governor, relation: 'refundGas', subject: governor, target: refundGas },
  ],
};
