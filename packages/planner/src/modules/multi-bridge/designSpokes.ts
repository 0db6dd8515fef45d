import { predictProxy } from '@althing/bindings';
import type { Governor, TokenInput } from '@althing/domain/organisation';
import { type Address, type ChainId, TOKEN_DECIMALS } from '@althing/domain/units';
import { parseUnits, zeroAddress } from 'viem';
import type { GovernorDesign, Party, SpokeDesign, TokenDesign, VestingDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import { authorityOn } from '../../identity.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import type { PlanInput } from '../../types.ts';

const otherChains = ({ chainId, votingChainIds }: Governor): ChainId[] => votingChainIds.filter((id) => id !== chainId);

/** The existing message controller, or the one that this plan deploys. */
function controllerOn(input: PlanInput, chainId: ChainId, governorName: string): Address {
  const standing = input.messageControllers?.[chainId];
  if (standing) return standing;
  const isPlanned = input.organisation.modules.multiBridge.some(({ chainIds }) => chainIds.includes(chainId));
  if (!isPlanned) throw new PlanError('voting-chains-unavailable', `${governorName}, chain ${chainId}`);
  return predictProxy({ authority: authorityOn(input, chainId), salt: deriveSalt(input.salt, stepId('messageController')) });
}

/** Supply created on a chain, including tokens that are locked at first. */
function createdOn(chain: ChainId, token: TokenInput): bigint {
  const given = token.initialReceivers.filter(({ chainId }) => chainId === chain);
  const held = (token.vesting ?? []).filter(({ chainId }) => chainId === chain);
  const receivers = [...given, ...held.flatMap(({ schedules }) => schedules)].flatMap((entry) => entry.receivers);
  return receivers.reduce((sum, { amount }) => sum + parseUnits(amount, TOKEN_DECIMALS), 0n);
}

/** Includes the governor's chain, because governors of different chains may have the same name. */
const spokeId = ({ governorName, chainId }: Governor): string => stepId('governorSpoke', `${governorName}@${chainId}`);

/** What a governor has to know about the chains whose holders vote in it. */
export function designCrossChain(input: PlanInput, governor: Governor): GovernorDesign['crossChain'] {
  const chainIds = otherChains(governor);
  if (chainIds.length === 0) return null;
  const { governorName, chainId: home, isQuadratic } = governor;
  if (isQuadratic) throw new PlanError('quadratic-on-one-chain', governorName);
  const messageController = controllerOn(input, home, governorName);
  const votingChains = chainIds.map((chainId) => {
    controllerOn(input, chainId, governorName);
    const { token } = input.organisation;
    if (!token?.chainIds.includes(chainId)) throw new PlanError('token-missing', `chain ${chainId}`);
    const spoke = predictProxy({ authority: authorityOn(input, chainId), salt: deriveSalt(input.salt, spokeId(governor)) });
    return { chainId, spoke, created: createdOn(chainId, token) };
  });
  return { messageController, votingChains };
}

interface SpokeSite {
  chainId: ChainId;
  authority: Address;
  token: TokenDesign;
  vesting: VestingDesign | null;
  owner: Party;
}

/** The spokes on one chain: contracts in which its holders vote in governors of other chains. */
export function designSpokes(input: PlanInput, { chainId, authority, token, vesting, owner }: SpokeSite): SpokeDesign[] {
  const governors = input.organisation.modules.governor.filter((governor) => otherChains(governor).includes(chainId));
  return governors.map((governor) => {
    const { governorName, chainId: home } = governor;
    const id = spokeId(governor);
    const salt = deriveSalt(input.salt, id);
    const governorSalt = deriveSalt(input.salt, stepId('governor', governorName));
    return {
      id,
      name: governorName,
      salt,
      address: predictProxy({ authority, salt }),
      token: { address: token.address, symbol: token.symbol },
      vesting: vesting?.flexVoting ? vesting.address : zeroAddress,
      messageController: controllerOn(input, chainId, governorName),
      home: { chainId: home, governor: predictProxy({ authority: authorityOn(input, home), salt: governorSalt }) },
      owner,
    };
  });
}
