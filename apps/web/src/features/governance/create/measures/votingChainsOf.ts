import { type ChainMinters, type MeasureFacts, strangeMinterProblem } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { votingChainEdits } from '@althing/planner';
import { governorAbi } from '@althing/bindings';
import { type Client, decodeFunctionData } from 'viem';
import { readContract } from 'viem/actions';
import { api } from '../../../../lib/http/api.ts';

type VotingChains = MeasureFacts['votingChains'];

const SPOKE = 'updateSpoke';
const STANDING: ReadonlySet<string> = new Set(['confirmed', 'verified']);

const addressesOf = (organisation: OrganisationDetail, kind: 'token' | 'assetController', chainId: number): Address[] =>
  organisation.contracts
    .filter((contract) => contract.kind === kind && contract.chainId === chainId)
    .map(({ address }) => address as Address);

/** As the chains say now. */
async function mintersOn(organisation: OrganisationDetail, chainId: number): Promise<ChainMinters> {
  const answers = await Promise.all(
    addressesOf(organisation, 'token', chainId).map((address) =>
      api('GET /api/v1/tokens/:chainId/:address/bridges', { params: { chainId, address }, query: {} }),
    ),
  );
  const minters = answers.flatMap((answer) => answer.minters).filter(({ minting }) => minting !== null && BigInt(minting.most) > 0n);
  return {
    chainId,
    minters: minters.map(({ address }) => address as Address),
    portals: addressesOf(organisation, 'assetController', chainId),
  };
}

/** The calls that name the governor's voting chains, of those that it does not count yet. Each spoke has to stand on its chain. */
export async function votingChainsOf(
  client: Client,
  organisation: OrganisationDetail,
  governor: GovernorView,
  nameOfChain: (chainId: number) => string,
): Promise<VotingChains> {
  const deployers = Object.fromEntries(organisation.deployers.map(({ chainId, deployer }) => [chainId, deployer as Address]));
  const edits = votingChainEdits({ organisation, salt: organisation.salt as Hex, deployers });
  const address = governor.address as Address;
  const actions = edits.find((edit) => edit.chainId === governor.chainId && sameAddress(edit.governor, address))?.actions ?? [];
  const missing: { chainId: number; action: (typeof actions)[number] }[] = [];
  const first: typeof actions = [];
  for (const action of actions) {
    const { functionName, args } = decodeFunctionData({ abi: governorAbi, data: action.data });
    if (functionName !== SPOKE) {
      const controller = await readContract(client, { address, abi: governorAbi, functionName: 'messageController' });
      if (functionName === 'updateMessageController' && !sameAddress(controller, args[0])) first.push(action);
      continue;
    }
    const { chainId, spoke } = args[0];
    const [named] = await readContract(client, { address, abi: governorAbi, functionName: 'spokeOn', args: [chainId] });
    if (!sameAddress(named, spoke)) missing.push({ chainId: Number(chainId), action });
  }
  if (missing.length === 0) return { problem: 'This governor counts the votes of all its chains already.' };
  const absent = missing.find(
    ({ chainId }) =>
      !organisation.contracts.some(
        (contract) => contract.kind === 'governorSpoke' && contract.chainId === chainId && STANDING.has(contract.state),
      ),
  );
  if (absent) return { problem: `${nameOfChain(absent.chainId)} has to be deployed first: what counts votes there does not stand yet.` };
  const chainIds = [governor.chainId, ...missing.map(({ chainId }) => chainId)];
  const minters = await Promise.all(chainIds.map((chainId) => mintersOn(organisation, chainId)));
  const problem = strangeMinterProblem(minters, nameOfChain);
  if (problem !== undefined) return { problem };
  return {
    names: missing.map(({ chainId }) => nameOfChain(chainId)),
    calls: [...first, ...missing.map(({ action }) => action)].map(({ to, value, data }) => ({ target: to, value, calldata: data })),
  };
}
