import { DEFAULT_GAS_LIMIT } from '../../bridges/index.ts';
import type { ExecutableCall } from '../executableCall.ts';
import type { MeasureFacts } from '../measures/measure.ts';
import { callOf } from '../measures/measure.ts';
import type { RemoteDraft } from '../proposalForm.ts';
import { agreeing, chosenBridges } from './remoteBridges.ts';
import { remoteContent, remoteKey, wayTo } from './remoteContent.ts';

/** How many times the fees of today are set aside: a proposal is executed days after it was written. What bridges do not need comes back. */
export const FEE_HEADROOM = 2n;

/** docs/requirements.md#bridge-constants: what is added to measured gas, in percent. */
const GAS_HEADROOM = 40n;

const SEND =
  'function sendMessage((address[] targets, bytes[] calldatas, uint8 threshold, uint32 gasLimit) message, uint256 destinationChain, (address adapter, uint256 fee, bytes options)[] legs) payable';

/** Gas that the calls are promised there. */
export const promisedGas = (measured: bigint | null): bigint =>
  measured === null ? DEFAULT_GAS_LIMIT : (measured * (100n + GAS_HEADROOM) + 99n) / 100n;

/** What each chosen bridge is given; undefined while that is not known. */
export function remoteLegs(draft: RemoteDraft, facts: MeasureFacts) {
  const content = remoteContent(draft, facts);
  const found = wayTo(draft, facts);
  const { remote } = facts;
  if (!content || !found || 'problem' in remote) return undefined;
  const quote = remote.quotes.get(remoteKey(content));
  if (!quote || 'problem' in quote) return undefined;
  const chosen = chosenBridges(draft, found.way);
  const legs = found.way.bridges
    .filter(({ bridge }) => chosen.includes(bridge))
    .flatMap(({ bridge, adapter }) => {
      const asked = quote.fees.find((each) => each.bridge === bridge);
      if (!asked || asked.fee === null) return [];
      return [{ bridge, adapter, fee: asked.fee * FEE_HEADROOM, options: remote.optionsOf(bridge, asked.gasLimit) }];
    });
  return legs.length === chosen.length ? { content, quote, legs, controller: remote.controller, ...found } : undefined;
}

/** Wei that go along with the message; 0 while that is not known. */
export const remoteValue = (draft: RemoteDraft, facts: MeasureFacts): bigint =>
  remoteLegs(draft, facts)?.legs.reduce((sum, { fee }) => sum + fee, 0n) ?? 0n;

/** The call of the organisation's message controller. Throws a `TypeError` where `remoteRules` finds errors. */
export function remoteCalls(draft: RemoteDraft, facts: MeasureFacts): ExecutableCall[] {
  const known = remoteLegs(draft, facts);
  if (!known) throw new TypeError('The message is not complete');
  const { content, quote, legs, controller, way } = known;
  const { chainId, targets, calldatas } = content;
  const message = { targets, calldatas, threshold: agreeing(draft, way), gasLimit: Number(promisedGas(quote.gas)) };
  const given = legs.map(({ adapter, fee, options }) => ({ adapter, fee, options }));
  return [callOf(controller, SEND, [message, BigInt(chainId), given], remoteValue(draft, facts))];
}
