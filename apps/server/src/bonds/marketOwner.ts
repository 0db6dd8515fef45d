import type { marketProposalTypedData, marketStatementTypedData } from '@althing/domain/bonds';
import type { Address, ChainId, Hex } from '@althing/domain/units';
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

/** Who asks, and what the owner has signed. */
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
 * Organisation, name and privacy are the owner's word: by its session, as one of the Safe's signers, as a manager of the organisation
 * that governs it, or by its signature over `statement`.
 */
export async function requireVouched(
  { chains, managers }: OwnerDependencies,
  owner: Address,
  organisation: Organisation,
  statement: Statement,
  { user, signature }: Word,
): Promise<void> {
  const { chainId } = statement.domain;
  if (await managers.speaksFor(user, owner, chainId, organisation)) return;
  if (signature === undefined) throw forbidden('Only the owner of the market may record it', 'market-of-another');
  const hash = hashTypedData(statement as Parameters<typeof hashTypedData>[0]);
  const isSigned =
    (await isSignedByKey(owner, hash, signature)) || (await isSignedByContract(chains.stranger(chainId), owner, hash, signature));
  if (!isSigned) throw invalid('The signature is not one of the owner of the market under this name', 'signature-invalid');
}
