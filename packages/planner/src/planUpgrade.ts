import type { Call, Check } from '@althing/bindings';
import { contractName, organisationChainIds } from '@althing/domain/organisation';
import type { UpgradePurpose } from '@althing/domain/upgrades';
import type { Address, ChainId } from '@althing/domain/units';
import { designChain } from './designChain.ts';
import { plan } from './plan.ts';
import { addersOf, planAdditions, type StandingOrganisation } from './planAdditions.ts';
import type { DeployedContracts } from './planRemaining.ts';
import { AS_REVIEWED, type Present } from './presentValues.ts';
import type { ChainPlan, PlanInput } from './types.ts';
import { type LeavingContract, leavingContracts, refuseMoved, refuseUnreachable } from './upgradeGuards.ts';
import { additionParts, agreementPart, chainIdsOf, editParts, ownersInPlace, type UpgradePart } from './upgradeParts.ts';

/** Who makes the calls of a transaction. */
export interface UpgradeSender {
  /** `account` is any address that a person typed, which may be a Safe as well: only its chain says. */
  kind: 'safe' | 'account' | 'governor' | 'anybody';
  address: Address | null;
  /** What the account is in this organisation; empty for an address that a person typed. */
  name: string;
  governor: { address: Address; name: string } | null;
}

/** A check that, for something that is only offered, counts until another transaction has accepted it. */
export type UpgradeCheck = Check & { until?: string };

/** One transaction of a Safe, one proposal of a governor, or the calls of one account. */
export interface UpgradeTransaction {
  /** `<chain id>/<position>`. */
  id: string;
  chainId: ChainId;
  sender: UpgradeSender;
  purposes: UpgradePurpose[];
  calls: Call[];
  /** Ids of transactions that have to be done before. */
  after: string[];
  /** They hold once it is done, at any later block. */
  checks: UpgradeCheck[];
}

export interface UpgradePlan {
  /** The whole organisation as it is to become, as for one that is founded. */
  chains: ChainPlan[];
  transactions: UpgradeTransaction[];
  /** What leaves the record, and stays on its chain. */
  leaving: LeavingContract[];
}

type Draft = Omit<UpgradeTransaction, 'id' | 'after' | 'sender'> & { by: Address | null; parts: UpgradePart[] };

function senderOn(chainId: ChainId, address: Address | null, inputs: readonly PlanInput[]): UpgradeSender {
  if (address === null) return { kind: 'anybody', address, name: '', governor: null };
  for (const input of inputs) {
    if (!input.deployers[chainId]) continue;
    const { safes, governors } = designChain(input, chainId);
    const governor = governors.find((each) => (each.timelock?.address ?? each.address) === address);
    if (governor) {
      const name = contractName({ kind: governor.timelock ? 'timelock' : 'governor', name: governor.name });
      return { kind: 'governor', address, name, governor: { address: governor.address, name: governor.name } };
    }
    const safe = safes.find((each) => each.address === address);
    if (safe) return { kind: 'safe', address, name: contractName(safe), governor: null };
  }
  return { kind: 'account', address, name: '', governor: null };
}

const draftOf = (part: UpgradePart): Draft => ({
  chainId: part.chainId,
  by: part.by,
  purposes: [part.purpose],
  calls: [...part.calls],
  checks: [...part.checks],
  parts: [part],
});

/** Whether a part can be made together with those of a transaction before it, by the same account at once. */
function fits(part: UpgradePart, draft: Draft): boolean {
  const [first] = draft.parts;
  if (part.stage === 'addition' || part.by === null || draft.chainId !== part.chainId || draft.by !== part.by) return false;
  if (part.stage === 'acceptance' || first!.stage === 'acceptance') return part.stage === first!.stage;
  return first!.stage === 'edit' || !part.waitsForOtherChains;
}

/** As few transactions as their senders allow. What is added comes first; an account accepts in a transaction of its own. */
function gather(parts: readonly UpgradePart[]): Draft[] {
  const drafts: Draft[] = [];
  for (const part of parts) {
    const same = drafts.findLast((draft) => fits(part, draft));
    if (!same) drafts.push(draftOf(part));
    else {
      same.parts.push(part);
      same.purposes.push(part.purpose);
      same.calls.push(...part.calls);
      same.checks.push(...part.checks);
    }
  }
  return drafts;
}

const isAddition = ({ parts }: Draft): boolean => parts.some(({ stage }) => stage === 'addition');
const offers = (draft: Draft, address: Address): boolean =>
  draft.parts.some(({ handover }) => handover?.offered && handover.address === address);
const accepts = (draft: Draft, address: Address): boolean =>
  draft.parts.some(({ stage, handover }) => stage === 'acceptance' && handover?.address === address);

/** Transactions of the chain that add contracts, of all chains where the part asks for that; and the offer of what is accepted. */
function before(draft: Draft, drafts: readonly Draft[]): Draft[] {
  const position = drafts.indexOf(draft);
  return drafts.filter((other, index) => {
    if (other === draft) return false;
    if (
      draft.parts.some(
        ({ stage, handover }) => stage === 'acceptance' && handover && offers(other, handover.address) && other.chainId === draft.chainId,
      )
    )
      return true;
    if (!isAddition(other)) return false;
    return other.chainId === draft.chainId ? index < position : draft.parts.some(({ waitsForOtherChains }) => waitsForOtherChains);
  });
}

function finished(drafts: readonly Draft[], inputs: readonly PlanInput[]): UpgradeTransaction[] {
  const counts = new Map<ChainId, number>();
  const ids = new Map(
    drafts.map((draft) => {
      const count = (counts.get(draft.chainId) ?? 0) + 1;
      counts.set(draft.chainId, count);
      return [draft, `${draft.chainId}/${count}`];
    }),
  );
  return drafts.map((draft) => {
    const offered = draft.parts.flatMap(({ handover }): UpgradeCheck[] => {
      const acceptance = handover?.offered && drafts.find((other) => other.chainId === draft.chainId && accepts(other, handover.address));
      return acceptance ? [{ ...handover.offered!, until: ids.get(acceptance)! }] : [];
    });
    return {
      id: ids.get(draft)!,
      chainId: draft.chainId,
      sender: senderOn(draft.chainId, draft.by, inputs),
      purposes: draft.purposes,
      calls: draft.calls,
      after: before(draft, drafts).map((other) => ids.get(other)!),
      checks: [...draft.checks, ...offered],
    };
  });
}

/**
 * The edited organisation as a plan's input: identities and deployers as they are, on further chains those who may add to them, also where all that is
 * wanted there stands already.
 */
const editedInput = (standing: StandingOrganisation, edited: PlanInput['organisation'], present: Present): PlanInput => ({
  ...standing,
  organisation: edited,
  deployers: { ...addersOf(standing, edited, present), ...standing.deployers },
});

/**
 * How an organisation that stands becomes what its edited form says: contracts that are added, at their predicted addresses, and what those that stand are
 * told by whoever holds them, gathered into as few transactions as their senders allow. Pure. Throws `PlanError` where the form cannot be deployed, or where no
 * transaction could make of a contract what the form says.
 *
 * @param current contracts that stand.
 * @param present what they say, where it may be something else than what was reviewed last.
 */
export function planUpgrade(
  standing: StandingOrganisation,
  edited: PlanInput['organisation'],
  current: DeployedContracts,
  present: Present = AS_REVIEWED,
): UpgradePlan {
  const reviewed = plan(standing);
  refuseMoved(reviewed, current);
  const additions = planAdditions(standing, edited, current, present);
  const after = editedInput(standing, edited, present);
  const whole = plan(after);
  const parts = [...additionParts(additions, standing, after), ...editParts(standing, after, whole, present)];
  const made = parts.filter(({ calls }) => calls.length > 0);
  const drafts = gather([...made.filter(({ stage }) => stage !== 'acceptance'), ...made.filter(({ stage }) => stage === 'acceptance')]);
  const promised = [...parts, ...drafts].flatMap(({ checks }) => checks);
  refuseUnreachable(reviewed, whole, [...promised, ...ownersInPlace(after, present)]);
  return { chains: whole.chains, transactions: finished(drafts, [after, standing]), leaving: leavingContracts(reviewed, whole) };
}

/**
 * What governors have to agree to where nothing on chain changes, on chains where the upgrades are theirs: their vote then is about the record alone. Empty
 * where the upgrades belong to signers on all of these chains.
 */
export function planAgreement(
  standing: StandingOrganisation,
  chainIds: readonly ChainId[] = chainIdsOf(standing.identities),
): UpgradeTransaction[] {
  const parts = chainIds
    .filter((chainId) => organisationChainIds(standing.organisation).includes(chainId))
    .map((chainId) => agreementPart(designChain(standing, chainId)));
  return finished(gather(parts), [standing]).filter(({ sender }) => sender.kind === 'governor');
}
