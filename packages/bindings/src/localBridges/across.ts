import { LOCAL_CHAINS } from '@althing/domain/chains';
import { encodeAbiParameters, erc20Abi, getAbiItem, getAddress, keccak256, maxUint256, pad, parseEventLogs, slice, zeroHash } from 'viem';
import { platformAddresses } from '../addresses.ts';
import { localTokenAbi } from '../contracts.ts';
import { spokePoolAbi as abi } from '../routes/abis.ts';
import { BRIDGE_RELAYER } from './addresses.ts';
import { bridgeCall, type Deliveries, type DeliveryStep, positionOf, saidBy } from './delivery.ts';
import { isWorthFilling } from './routes.ts';

const pool = platformAddresses.localSpokePool;
const filler = BRIDGE_RELAYER.address;
const FILLED = 2n;
const RELAY = getAbiItem({ abi, name: 'fillRelay' }).inputs[0];

/** The filler makes the tokens that it gives: on local chains anybody can. */
function fillingSteps(token: `0x${string}`, amount: bigint): [DeliveryStep, DeliveryStep] {
  const at = { address: token, abi: erc20Abi } as const;
  return [
    {
      isDone: async (to) => (await to.readContract({ ...at, functionName: 'balanceOf', args: [filler] })) >= amount,
      call: async () => bridgeCall(token, localTokenAbi, 'mint', [filler, amount]),
    },
    {
      isDone: async (to) => (await to.readContract({ ...at, functionName: 'allowance', args: [filler, pool] })) >= amount,
      call: async () => bridgeCall(token, erc20Abi, 'approve', [pool, maxUint256]),
    },
  ];
}

/** Plays somebody who fills deposits of Across, where these pay for it. */
export const acrossDeliveries: Deliveries = ({ chainId }, logs) =>
  parseEventLogs({ abi, logs: saidBy(pool, logs), eventName: 'FundsDeposited' }).flatMap((log) => {
    const { destinationChainId, quoteTimestamp: _, ...deposit } = log.args;
    const destination = LOCAL_CHAINS.find(({ id }) => BigInt(id) === destinationChainId)?.id;
    if (destination === undefined || !isWorthFilling(deposit)) return [];
    const relay = { ...deposit, originChainId: BigInt(chainId) };
    const hash = keccak256(encodeAbiParameters([RELAY, { type: 'uint256' }], [relay, destinationChainId]));
    const fill: DeliveryStep = {
      isDone: async (to) => (await to.readContract({ address: pool, abi, functionName: 'fillStatuses', args: [hash] })) === FILLED,
      call: async () => bridgeCall(pool, abi, 'fillRelay', [relay, BigInt(chainId), pad(filler)]),
    };
    const token = getAddress(slice(deposit.outputToken === zeroHash ? deposit.inputToken : deposit.outputToken, 12));
    const steps = [...fillingSteps(token, deposit.outputAmount), fill] as const;
    return [{ bridge: 'across' as const, destination, position: positionOf(log, logs), steps }];
  });
