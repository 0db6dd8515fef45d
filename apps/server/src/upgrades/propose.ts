import type { EndpointResponse } from '@althing/domain/http';
import { diffOrganisations } from '@althing/domain/setup';
import type { OrganisationInput } from '@althing/domain/organisation';
import { isUpgradeVoter, UPGRADE_REFUSALS, upgradePlanHash, upgradeWords } from '@althing/domain/upgrades';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { readSafe } from '@althing/bindings';
import { getAddress } from 'viem';
import { conflict, invalid, unavailable } from '../base/errors.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import type { FrozenUpgradeTransaction } from '../store/frozenUpgrade.ts';
import type { Organisation } from '../store/organisations.ts';
import type { Account } from '../store/users.ts';
import { votingChains } from '../store/votingChains.ts';
import { readElectorates } from './electorates.ts';
import { formOf } from './formOf.ts';
import { leftBehind } from './leftBehind.ts';
import type { UpgradeDependencies } from './ports.ts';
import { readPresent } from './readPresent.ts';

type Dependencies = Pick<
  UpgradeDependencies,
  'chains' | 'listedChains' | 'deployments' | 'upgradeProposals' | 'chainData' | 'tokenMinters' | 'plan' | 'ask' | 'askAtCreation' | 'now'
>;

/** An address that a person typed may be a Safe, which then sends its calls together. */
async function withSafes({ chains }: Dependencies, transactions: readonly FrozenUpgradeTransaction[]): Promise<FrozenUpgradeTransaction[]> {
  const asked = transactions.map(async (transaction): Promise<FrozenUpgradeTransaction> => {
    const { sender, chainId } = transaction;
    if (sender.kind !== 'account' || !sender.address) return transaction;
    const safe = await readSafe(chains.quick(chainId), sender.address);
    return safe ? { ...transaction, sender: { ...sender, kind: 'safe' } } : transaction;
  });
  return Promise.all(asked).catch((error: unknown) => {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  });
}

/** What makes of an organisation what the form says, as the chains are now. Throws a refusal where nothing would change. */
async function planned(dependencies: Dependencies, organisation: Organisation, upgraded: OrganisationInput, proposalName: string) {
  if (organisation.state !== 'deployed') throw conflict(UPGRADE_REFUSALS['upgrade-not-deployed'], 'upgrade-not-deployed');
  const { deployments, plan } = dependencies;
  const present = formOf(organisation);
  const isSame = diffOrganisations(present, upgraded, []).length === 0;
  const [stored, contracts] = await Promise.all([deployments.list(organisation.id), deployments.contracts(organisation.id)]);
  const standing = stored.map(({ chainId, deployer, plan: { identity } }) => ({ chainId, deployer: getAddress(deployer), identity }));
  const today = { on: await readPresent(dependencies, contracts), restores: isSame };
  const recorded = contracts.map(({ chainId, address }) => ({ chainId, address: getAddress(address) }));
  const planning = { present, upgraded, proposalName, salt: organisation.salt, standing, contracts: recorded, today };
  const first = await plan(planning);
  const { standing: left, taken } = await leftBehind(dependencies, first.chains, recorded);
  const frozen = left.length === 0 ? first : await plan({ ...planning, contracts: [...recorded, ...left] });
  // A form that changes nothing may still be proposed, where a chain says something else than the form.
  const isEmpty = isSame && frozen.transactions.every(({ purposes }) => purposes.every(({ type }) => type === 'agree'));
  if (isEmpty) throw invalid(UPGRADE_REFUSALS['upgrade-empty'], 'upgrade-empty');
  const transactions = await withSafes(dependencies, frozen.transactions);
  const { chains, leaving } = frozen;
  return { present, chainIds: standing.map(({ chainId }) => chainId), chains, leaving, transactions, contracts, taken };
}

/** What `propose` would store; nothing is. */
export async function previewUpgrade(
  dependencies: Dependencies,
  organisation: Organisation,
  upgraded: OrganisationInput,
): Promise<EndpointResponse<'POST /api/v1/organisations/:slug/upgrade-proposals/preview'>> {
  const { transactions, chains, leaving, contracts, taken } = await planned(dependencies, organisation, upgraded, PREVIEW_NAME);
  const stands = (chainId: ChainId, address: Address) =>
    contracts.some((each) => each.chainId === chainId && sameAddress(each.address, address));
  const added = chains.flatMap(({ chainId, steps }) =>
    steps.filter(({ address }) => !stands(chainId, address)).map(({ kind, name, address }) => ({ chainId, kind, name, address })),
  );
  return { revision: organisation.revision, transactions, contracts: added, leaving, taken };
}

/** Stands for the name that the proposal does not have yet. */
const PREVIEW_NAME = 'Preview';

/** Plans and stores what is to become of an organisation. Returns the id of the proposal. */
export async function propose(
  dependencies: Dependencies,
  organisation: Organisation,
  proposer: Account,
  { proposalName, upgraded }: { proposalName: string; upgraded: OrganisationInput },
): Promise<string> {
  const { upgradeProposals, now } = dependencies;
  const { present, chainIds, chains, leaving, transactions } = await planned(dependencies, organisation, upgraded, proposalName);
  const id = upgradeProposals.newId();
  const { revision } = organisation;
  const content = { organisationId: organisation.id, revision, proposalName, upgradedOrganisation: upgraded, transactions };
  const proposal = {
    id,
    organisationId: organisation.id,
    name: proposalName,
    revision,
    present,
    upgraded,
    transactions,
    chains,
    leaving,
    planHash: upgradePlanHash(content),
    words: upgradeWords({ present, upgraded, transactions }, dependencies.listedChains),
    voteChainIds: votingChains(chainIds, transactions),
  };
  const createdAt = now();
  const electorates = await readElectorates(dependencies, { ...proposal, createdAt });
  const isBySigner = isUpgradeVoter(
    electorates.filter((electorate) => electorate.kind !== 'unknown'),
    { voter: proposer.address, chainId: proposer.chainId },
  );
  await upgradeProposals.create({ ...proposal, proposerId: proposer.id, isBySigner }, createdAt);
  return id;
}
