import { chainName } from '../../chains/index.ts';
import { parseModuleKey } from '../../modules/moduleKey.ts';
import { moduleKeyLabel } from '../../modules/moduleKeyLabel.ts';
import { type Address, type ChainId, parseAddress } from '../../units.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm, WalletDraft } from '../form.ts';
import { MAX_MULTISIG_ADDRESSES, MIN_MULTISIG_ADDRESSES } from '../../organisation/limits.ts';
import { accountNamed, findKeyedModule, type KeyedModule, leadsTo, moduleKeysOn, walletAddresses } from '../moduleKeys.ts';
import { ADDRESS_INVALID, SELECT, SELECT_CHAIN } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';

/** Addresses that nobody controls: zero, and the marker at the start of a Safe's list of owners. */
const NOBODY: readonly Address[] = ['0x0000000000000000000000000000000000000000', '0x0000000000000000000000000000000000000001'];

/** A checksummed address that somebody may control; undefined otherwise. */
export function parseAccount(value: string): Address | undefined {
  const address = parseAddress(value.trim());
  return address && !NOBODY.includes(address) ? address : undefined;
}

/** Position of a wallet, which decides which modules its address fields may name. */
export interface Place {
  form: OrganisationForm;
  context: SetupContext;
  /** Every chain on which the wallet will exist. A module that it names must exist on all of them. */
  chainIds: readonly ChainId[];
  /** Key by which other fields name this wallet. */
  ownKey?: string;
}

/** What is wrong with an address field; undefined where nothing is. */
export function accountProblem(value: string, { form, context, chainIds, ownKey }: Place): string | undefined {
  if (value.trim() === '') return SELECT;
  if (parseAccount(value)) return undefined;
  if (!parseModuleKey(value.trim())) return ADDRESS_INVALID;
  for (const chainId of chainIds) {
    const modules = moduleKeysOn(form, chainId);
    if (!findKeyedModule(modules, value)) return `There is no ${moduleKeyLabel(value)} on ${chainName(context.chains, chainId)}`;
    if (ownKey !== undefined && leadsTo(modules, value, ownKey)) return `${moduleKeyLabel(ownKey)} would own itself`;
  }
  return undefined;
}

/** docs/requirements.md#wallet-selection: rules for a single address, or for the owners of a Safe. */
export function* walletRules(path: string, wallet: WalletDraft, place: Place): Iterable<Rule> {
  const addresses = walletAddresses(wallet);
  yield { field: `${path}.isMultisig`, message: SELECT, isBroken: wallet.isMultisig === null };
  yield { field: `${path}.addresses`, message: SELECT, isBroken: wallet.isMultisig !== null && addresses.length === 0 };
  for (const [index, value] of addresses.entries()) {
    const problem = accountProblem(value, place);
    yield { field: `${path}.addresses.${index}`, message: problem ?? '', isBroken: problem !== undefined };
  }
  if (wallet.isMultisig) yield* multisigRules(path, wallet, place);
}

/** Positions of owners that mean the same account as an earlier one, on any of the chains. */
function repeatedOwners(addresses: readonly string[], chains: readonly KeyedModule[][]): ReadonlySet<number> {
  const repeated = new Set<number>();
  for (const modules of chains) {
    const seen = new Set<string>();
    for (const [index, value] of addresses.entries()) {
      const account = accountNamed(modules, value);
      if (seen.has(account)) repeated.add(index);
      seen.add(account);
    }
  }
  return repeated;
}

function* multisigRules(path: string, { addresses, threshold }: WalletDraft, { form, chainIds }: Place): Iterable<Rule> {
  yield {
    field: `${path}.addresses`,
    message: 'A multisig needs at least two addresses',
    isBroken: addresses.length < MIN_MULTISIG_ADDRESSES,
  };
  yield {
    field: `${path}.addresses`,
    message: `At most ${MAX_MULTISIG_ADDRESSES} addresses`,
    isBroken: addresses.length > MAX_MULTISIG_ADDRESSES,
  };
  const repeated = repeatedOwners(addresses, chainIds.length > 0 ? chainIds.map((chainId) => moduleKeysOn(form, chainId)) : [[]]);
  for (const [index, value] of addresses.entries()) {
    yield {
      field: `${path}.addresses.${index}`,
      message: 'This owner is listed already',
      isBroken: value.trim() !== '' && repeated.has(index),
    };
  }
  const isPossible = Number.isInteger(threshold) && threshold >= 1 && threshold <= addresses.length;
  yield {
    field: `${path}.threshold`,
    message: `Please choose a threshold from 1 to ${Math.max(addresses.length, 1)}`,
    isBroken: !isPossible,
  };
}

/** A chain must be chosen, known and available. */
export function* chainRules(field: string, chainId: ChainId | null, { chains }: SetupContext): Iterable<Rule> {
  yield { field, message: SELECT_CHAIN, isBroken: chainId === null };
  const chain = chains.find(({ id }) => id === chainId);
  yield {
    field,
    message: chain?.disabledReason ?? 'This chain is not available here',
    isBroken: chainId !== null && chain?.disabledReason !== null,
  };
}
