import { sameAddress } from '@althing/domain/units';
import { erc20Abi, parseEventLogs, size, slice } from 'viem';
import { contractCall } from '../call.ts';
import { relayDepositoryAbi as abi } from './abis.ts';
import { relayOrderId, relayOrderOf, type RelayTerms } from './relayOrder.ts';
import type { OrderedCodec } from './route.ts';

/** Solvers end the data of a transaction that meets an order with its id, without which Relay's own oracle counts none. */
const ID_SIZE = 32;

/** Relay: what was ordered is paid into its depository, and a solver gives the recipient the rest on the other chain. */
export const relayCodec: OrderedCodec<RelayTerms> = {
  encode(route) {
    const { contract, sender, token, amount } = route;
    const args = [sender, token, amount, relayOrderId(relayOrderOf(route))] as const;
    return contractCall({ address: contract, abi, functionName: 'depositErc20', args });
  },

  depositsIn(contract, { logs }) {
    const ours = logs.filter(({ address }) => sameAddress(address, contract));
    return parseEventLogs({ abi, eventName: 'RelayErc20Deposit', logs: ours }).map(({ args, logIndex }) => ({
      key: args.id,
      position: logIndex - logs[0]!.logIndex,
      sender: args.from,
      token: args.token,
      amount: args.amount,
    }));
  },

  paidIn({ input, logs, key, token, to }) {
    if (size(input) < ID_SIZE || slice(input, size(input) - ID_SIZE) !== key.toLowerCase()) return undefined;
    const ofToken = logs.filter(({ address }) => sameAddress(address, token));
    return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...ofToken] })
      .filter(({ args }) => sameAddress(args.to, to) && !sameAddress(args.from, to))
      .reduce((sum, { args }) => sum + args.value, 0n);
  },
};
