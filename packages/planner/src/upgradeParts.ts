import { type Call, type Check, contractCall, encodeCreateSafe, upgradeAuthorityAbi } from '@althing/bindings';
import type { UpgradePurpose } from '@althing/domain/upgrades';
import { organisationChainIds } from '@althing/domain/organisation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { ChainDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { governorChanges, type GovernorEdit, votingChainEdits } from './governorEdits.ts';
import { bridgeEdits } from './bridgeEdits.ts';
import type { HolderEdit } from './holderEdit.ts';
import { authorityStep } from './modules/protocol-upgrades/authorityStep.ts';
import { lasting } from './modules/shared/edits.ts';
import type { Present } from './presentValues.ts';
import type { StandingOrganisation } from './planAdditions.ts';
import { safeSaltNonce } from './salts.ts';
import type { ChainPlan, Plan, PlanInput, Step, Transaction } from './types.ts';
import { upgradeOwnerEdits } from './upgradeOwnerEdits.ts';

/** A part of an upgrade that has to be made by one account at once. */
export interface UpgradePart {
  stage: 'addition' | 'edit' | 'acceptance';
  chainId: ChainId;
  /** Null where anybody may make the calls. */
  by: Address | null;
  purpose: UpgradePurpose;
  calls: Call[];
  checks: Check[];
  /** The contract that is offered or accepted with it, and what holds until it is accepted. */
  handover: { address: Address; offered: Check | null } | null;
  /** Whether contracts of other chains have to stand before. */
  waitsForOtherChains: boolean;
}

const callOf = ({ to, data, value }: Transaction): Call => ({ to, data, value });

const checksOf = (steps: readonly Step[]): Check[] => steps.flatMap(({ checks }) => checks).filter(lasting);

/** A Safe that adds a chain has to be created there before it can send anything; anybody may, as its address says who owns it. */
function createSender(chain: ChainPlan, { safes, identity: { founder } }: ChainDesign): UpgradePart[] {
  const safe = safes.find(({ address }) => address === chain.deployer);
  const step = chain.steps.find(({ address }) => address === chain.deployer);
  if (!safe || !step) return [];
  return [
    {
      stage: 'addition',
      chainId: chain.chainId,
      by: null,
      purpose: { type: 'create-sender', kind: safe.kind, name: safe.name },
      calls: [
        encodeCreateSafe({
          owners: safe.owners.map((owner) => owner.address),
          threshold: safe.threshold,
          saltNonce: safeSaltNonce({ founder, salt: safe.salt }),
        }),
      ],
      checks: checksOf([step]),
      handover: null,
      waitsForOtherChains: false,
    },
  ];
}

const additionOf = (chain: ChainPlan, transaction: Transaction): UpgradePart => {
  const steps = chain.steps.filter(({ id }) => transaction.stepIds.includes(id));
  return {
    stage: 'addition',
    chainId: chain.chainId,
    by: transaction.from,
    purpose: { type: 'add', contracts: steps.map(({ kind, name }) => ({ kind, name })) },
    calls: [callOf(transaction)],
    checks: checksOf(steps),
    handover: null,
    waitsForOtherChains: false,
  };
};

/** What comes before everything else: contracts that are missing. */
export const additionParts = (additions: Plan, standing: StandingOrganisation, after: PlanInput): UpgradePart[] =>
  additions.chains.flatMap((chain) => [
    ...(standing.identities[chain.chainId] ? [] : createSender(chain, designChain(after, chain.chainId))),
    ...chain.transactions.map((transaction) => additionOf(chain, transaction)),
  ]);

function governed({ chainId, governorName, governor, actions, checks }: GovernorEdit, after: PlanInput): UpgradePart {
  const design = designChain(after, chainId).governors.find(({ address }) => address === governor)!;
  return {
    stage: 'edit',
    chainId,
    by: design.timelock?.address ?? governor,
    purpose: { type: 'govern', governorName },
    calls: actions,
    checks,
    handover: null,
    waitsForOtherChains: design.crossChain !== null,
  };
}

/** Name of a contract that somebody holds; a chain has only one of each kind but spokes. */
const nameOf = (plan: Plan, edit: HolderEdit): string =>
  plan.chains.flatMap(({ steps }) => steps).find(({ chainId, address }) => chainId === edit.chainId && address === edit.address)?.name ??
  '';

const held = (edit: HolderEdit, whole: Plan): UpgradePart => ({
  stage: edit.isAcceptance ? 'acceptance' : 'edit',
  chainId: edit.chainId,
  by: edit.by.address,
  purpose: { type: edit.isAcceptance ? 'accept' : 'edit', kind: edit.kind, name: nameOf(whole, edit) },
  calls: edit.actions,
  // What the contract says in the end it does not say before it is accepted.
  checks: edit.offered ? [] : edit.checks,
  handover: edit.offered || edit.isAcceptance ? { address: edit.address, offered: edit.offered } : null,
  waitsForOtherChains: false,
});

/** What contracts that stand have to be told, in an order that they accept. */
export function editParts(standing: StandingOrganisation, after: PlanInput, whole: Plan, present: Present): UpgradePart[] {
  const known = new Set(
    Object.keys(standing.identities).flatMap((id) => designChain(standing, Number(id)).governors.map(keyOf(Number(id)))),
  );
  const founded = votingChainEdits(after).filter(({ chainId, governor }) => !known.has(keyOf(chainId)({ address: governor })));
  return [
    ...[...governorChanges(standing, after, present), ...founded].map((edit) => governed(edit, after)),
    ...[...bridgeEdits(standing, after, present), ...upgradeOwnerEdits(standing, after, present)].map((edit) => held(edit, whole)),
  ];
}

const keyOf =
  (chainId: ChainId) =>
  ({ address }: { address: Address }): string =>
    `${chainId}:${address}`;

/** What upgrade authorities say already because they were handed over elsewhere. */
export const ownersInPlace = (after: PlanInput, { on }: Present): Check[] =>
  organisationChainIds(after.organisation).flatMap((chainId) => {
    const values = on[chainId];
    const design = values && designChain(after, chainId);
    return design && sameAddress(design.upgradeAuthority.owner.address, values.upgradeOwner) ? authorityStep(design).checks : [];
  });

/** What a governor calls that only decides about the record: its upgrade authority is asked who owns it, which changes nothing. */
export const agreementPart = ({ chainId, upgradeAuthority: { address, owner } }: ChainDesign): UpgradePart => ({
  stage: 'edit',
  chainId,
  by: owner.address,
  purpose: { type: 'agree' },
  calls: [contractCall({ address, abi: upgradeAuthorityAbi, functionName: 'owner' })],
  checks: [],
  handover: null,
  waitsForOtherChains: false,
});

export const chainIdsOf = (identities: StandingOrganisation['identities']): ChainId[] =>
  Object.keys(identities)
    .map(Number)
    .toSorted((a, b) => a - b);
