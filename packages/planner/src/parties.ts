import { predictSafeAddress, SAFE_SENTINEL } from '@althing/bindings';
import { parseModuleKey } from '@althing/domain/modules';
import { contractName } from '@althing/domain/organisation';
import { type Address, addressInAnyCase, type Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { GovernorDesign, Party, SafeDesign } from './design.ts';
import { PlanError, type PlanErrorCode } from './errors.ts';
import { deriveSalt, safeSaltNonce } from './salts.ts';
import type { WalletEntry } from './wallets.ts';

/** What accounts on one chain are resolved from. */
export interface PartiesInput {
  /** Of the organisation. Its Safes are told from those of others by it, as the Safe factory ignores its caller. */
  founder: Address;
  organisationSalt: Hex;
  wallets: readonly WalletEntry[];
  governors: readonly Pick<GovernorDesign, 'name' | 'address' | 'timelock'>[];
}

export interface Parties {
  /** The account that `value` (an address or a module key) means. Throws `PlanError(missing)` where there is none. */
  resolve(value: string, missing: PlanErrorCode): Party;
  /** The account of a wallet in the form: an address, or the predicted address of a new Safe. */
  account(wallet: WalletEntry, missing: PlanErrorCode): Party;
  /** Every Safe that has to be created, in the order of the form. */
  safes(): SafeDesign[];
}

/** An address, unless it is zero or the marker at the start of a Safe's list of owners. */
function plainParty(value: string): Party | undefined {
  const address = addressInAnyCase(value);
  if (!address) return undefined;
  if (address === zeroAddress) throw new PlanError('address-invalid', value);
  return { address, role: '' };
}

/** docs/decisions/001: a governor acts through its timelock where it has one, because that holds funds and ownership. */
function governorParty({ name, address, timelock }: PartiesInput['governors'][number]): Party {
  return timelock ? { address: timelock.address, role: `timelock of governor ${name}` } : { address, role: `governor ${name}` };
}

/** Resolves the names on one chain. Pure; each Safe is worked out once. */
export function partiesOf({ founder, organisationSalt, wallets, governors }: PartiesInput): Parties {
  const designs = new Map<string, SafeDesign>();

  function lookUp(value: string, missing: PlanErrorCode, path: readonly string[]): Party {
    const plain = plainParty(value);
    if (plain) return plain;
    const key = parseModuleKey(value);
    const governor = key?.type === 'governor' ? governors.find(({ name }) => name === key.name) : undefined;
    if (governor) return governorParty(governor);
    const wallet = wallets.find(({ kind, name }) => kind === key?.type && name === key.name);
    if (!wallet) throw new PlanError(missing, value);
    return accountOf(wallet, missing, path);
  }

  function accountOf(wallet: WalletEntry, missing: PlanErrorCode, path: readonly string[]): Party {
    if (path.includes(wallet.id)) throw new PlanError('module-keys-cyclic', [...path, wallet.id].join(' → '));
    const inside = [...path, wallet.id];
    if (wallet.selection.isMultisig) return { address: safeOf(wallet, inside).address, role: contractName(wallet) };
    const value = wallet.selection.addresses[0];
    if (value === undefined) throw new PlanError(missing, wallet.id);
    return lookUp(value, missing, inside);
  }

  function safeOf(wallet: WalletEntry, path: readonly string[]): SafeDesign {
    const known = designs.get(wallet.id);
    if (known) return known;
    const { addresses, threshold } = wallet.selection;
    const owners = addresses.map((value) => lookUp(value, 'owner-missing', path));
    checkOwners(wallet.id, owners, threshold);
    const salt = deriveSalt(organisationSalt, wallet.id);
    const address = predictSafeAddress({
      owners: owners.map((owner) => owner.address),
      threshold,
      saltNonce: safeSaltNonce({ founder, salt }),
    });
    const design: SafeDesign = { id: wallet.id, kind: wallet.kind, name: wallet.name, address, salt, owners, threshold };
    designs.set(wallet.id, design);
    return design;
  }

  return {
    resolve: (value, missing) => lookUp(value, missing, []),
    account: (wallet, missing) => accountOf(wallet, missing, []),
    safes: () => wallets.filter(({ selection }) => selection.isMultisig).map((wallet) => safeOf(wallet, [wallet.id])),
  };
}

/** Throws for owners that the Safe's own set-up would refuse, before anything is sent. */
function checkOwners(id: string, owners: readonly Party[], threshold: number): void {
  const addresses = new Set(owners.map(({ address }) => address));
  if (owners.length === 0) throw new PlanError('owner-missing', id);
  if (addresses.size < owners.length || addresses.has(SAFE_SENTINEL)) throw new PlanError('address-invalid', id);
  if (threshold < 1 || threshold > owners.length) throw new PlanError('threshold-too-high', id);
}
