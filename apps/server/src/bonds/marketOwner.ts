import type { marketProposalTypedData, marketStatementTypedData } from '@althing/domain/bonds';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData } from 'viem';
import { forbidden, invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isSignedByContract, isSignedByKey } from '../chains/verifySignature.ts';
import type { Organisation } from '../store/organisations.ts';
import type { User } from '../store/users.ts';
import type { Managers } from './managers.ts';

interface OwnerDependencies {
  chains: ChainClients;
  managers: Managers;
}

type Statement = ReturnType<typeof marketStatementTypedData | typeof marketProposalTypedData>;

/** Who asks, and the owner's signature where there is one. */
export interface Word {
  user: User;
  signature: Hex | undefined;
}

export async function requireOwned(
  { managers }: Pick<OwnerDependencies, 'managers'>,
  organisation: Organisation,
  owner: Address,
  chainId: ChainId,
): Promise<void> {
  if (await managers.owns(organisation, owner, chainId)) return;
  throw forbidden('The market belongs neither to the creator nor to a bonding engine of the organisation', 'market-of-another');
}

/**
 * Checks that a market's organisation, name and privacy are confirmed: by its owner, or by the creator of the organisation whose own contract
 * the owner is, or else by the owner's signature over `statement`. What the organisation's own Safe has executed may be reported by any
 * of the Safe's owners.
 *
 * @param executedBy - who created the market, according to the chain's log.
 */
export async function requireVouched(
  { chains, managers }: OwnerDependencies,
  owner: Address,
  organisation: Organisation,
  statement: Statement,
  { user, signature, executedBy }: Word & { executedBy: Address },
): Promise<void> {
  const { chainId } = statement.domain;
  if (await managers.speaksFor(user, owner, chainId, organisation)) return;
  const isOwnWork = sameAddress(executedBy, owner) && (await managers.isOwn(organisation, owner, chainId));
  if (isOwnWork && (await managers.signsFor(user, owner, chainId))) return;
  await requireSigned(chains, owner, statement, signature);
}

/**
 * As `requireVouched`, for a market that does not exist yet. Answers false where an owner of a Safe proposes to that Safe: nobody has
 * confirmed it then.
 */
export async function requireProposer(
  { chains, managers }: OwnerDependencies,
  owner: Address,
  organisation: Organisation,
  statement: Statement,
  { user, signature }: Word,
): Promise<boolean> {
  const { chainId } = statement.domain;
  if (await managers.speaksFor(user, owner, chainId, organisation)) return true;
  if (signature === undefined && (await managers.signsFor(user, owner, chainId))) return false;
  await requireSigned(chains, owner, statement, signature);
  return true;
}

async function requireSigned(chains: ChainClients, owner: Address, statement: Statement, signature: Hex | undefined): Promise<void> {
  if (signature === undefined) throw forbidden('Only the owner of the market may record it', 'market-of-another');
  const hash = hashTypedData(statement as Parameters<typeof hashTypedData>[0]);
  const isSigned =
    (await isSignedByKey(owner, hash, signature)) ||
    (await isSignedByContract(chains.untrusted(statement.domain.chainId), owner, hash, signature));
  if (!isSigned) throw invalid('The signature is not one of the owner of the market under this name', 'signature-invalid');
}
