import type { BatchPart, SetupOf } from '../batchPart.ts';
import { textGas } from '../shared/gas.ts';

const SPOKE_GAS = 270_000n;

export const spokeBatch: BatchPart<SetupOf<'spokes'>> = {
  units: ({ spokes }) =>
    spokes.map(({ id, salt, name, token, vesting, messageController, home, owner }) => ({
      stepIds: [id],
      setup: {
        salt,
        name,
        token: token.address,
        vesting,
        messageController,
        homeChainId: BigInt(home.chainId),
        governor: home.governor,
        owner: owner.address,
      },
    })),
  gas: ({ name }) => SPOKE_GAS + textGas(name),
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
