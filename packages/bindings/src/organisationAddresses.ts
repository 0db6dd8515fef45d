import type { Address, Hex } from '@althing/domain/units';
import {
  boolToBytes,
  concat,
  type ContractFunctionArgs,
  encodeAbiParameters,
  encodeDeployData,
  getAbiItem,
  getCreate2Address,
  hexToBytes,
  keccak256,
  pad,
  zeroAddress,
} from 'viem';
import { platformAddresses } from './addresses.ts';
import { gasRefundAbi } from './generated/gasRefund.ts';
import { gasRefundCreationCode } from './generated/gasRefundCode.ts';
import { lockboxAbi } from './generated/lockbox.ts';
import { lockboxCreationCode, lockboxImmutables, lockboxRuntimeCode } from './generated/lockboxCode.ts';
import { organisationNamespacesAbi } from './generated/organisationNamespaces.ts';
import { proxyInitCodeHash, proxyRuntimeTemplate } from './generated/proxy.ts';

/** `IGasRefund.RefundSettings`; wei and gas. */
export type RefundSettings = ContractFunctionArgs<typeof gasRefundAbi, 'nonpayable', 'updateRefundSettings'>[0];

/** A salt in somebody's name. In another name it leads to other addresses. */
export interface NamespacedSalt {
  namespace: Address;
  salt: Hex;
}

/** `NamespacedSalt.fold` of the contracts. */
export function foldSalt({ namespace, salt }: NamespacedSalt): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [namespace, salt]));
}

/** A salt of an organisation, which its upgrade authority stands for. The same on every chain. */
export interface OrganisationSalt {
  authority: Address;
  salt: Hex;
}

const folded = ({ authority, salt }: OrganisationSalt): Hex => foldSalt({ namespace: authority, salt });

/** Address of the organisation's proxy with this salt, deployed or not. All salts of an organisation differ. */
export function predictProxy(organisation: OrganisationSalt): Address {
  const salt = foldSalt({ namespace: platformAddresses.organisationNamespaces, salt: folded(organisation) });
  return getCreate2Address({ from: platformAddresses.proxyFactory, salt, bytecodeHash: proxyInitCodeHash });
}

/** What the address of a refund contract depends on besides the salt. */
export interface RefundFacts {
  governor: Address;
  settings: RefundSettings;
}

/** Address of the refund contract with this salt and these parameters, deployed or not. */
export function predictRefundGas(organisation: OrganisationSalt, { governor, settings }: RefundFacts): Address {
  return getCreate2Address({
    from: platformAddresses.organisationNamespaces,
    salt: folded(organisation),
    bytecode: encodeDeployData({ abi: gasRefundAbi, bytecode: gasRefundCreationCode, args: [governor, settings] }),
  });
}

/** What the address and code of a lockbox depend on besides the salt. */
export interface LockboxFacts {
  /** The token that it issues. */
  token: Address;
  /** The token that it holds; the zero address for the chain's own currency. */
  kept: Address;
}

const lockboxArguments = ({ token, kept }: LockboxFacts) => [token, kept, kept === zeroAddress] as const;

/** Creation code of a lockbox with its constructor arguments. */
export const lockboxCreationCodeOf = (facts: LockboxFacts): Hex =>
  encodeDeployData({ abi: lockboxAbi, bytecode: lockboxCreationCode, args: lockboxArguments(facts) });

/** Address of the lockbox with this salt and these tokens, deployed or not. */
export function predictLockbox(organisation: OrganisationSalt, facts: LockboxFacts): Address {
  return getCreate2Address({
    from: platformAddresses.organisationNamespaces,
    salt: folded(organisation),
    bytecode: lockboxCreationCodeOf(facts),
  });
}

/** keccak256 of the runtime code of a lockbox with these tokens as immutables. */
export function lockboxCodeHash(facts: LockboxFacts): Hex {
  const code = hexToBytes(lockboxRuntimeCode);
  for (const [index, value] of lockboxArguments(facts).entries()) {
    const word = typeof value === 'boolean' ? boolToBytes(value, { size: 32 }) : pad(hexToBytes(value));
    for (const [start] of lockboxImmutables[index]!) code.set(word, start);
  }
  return keccak256(code);
}

/** Runtime code of an EIP-1167 clone of the implementation. */
const cloneCode: Hex = concat(['0x363d3d373d3d3d363d73', platformAddresses.authorityImplementation, '0x5af43d82803e903d91602b57fd5bf3']);

/** Who an organisation is on chain: `IOrganisationNamespaces.Identity`. */
export type OrganisationIdentity = ContractFunctionArgs<typeof organisationNamespacesAbi, 'view', 'getAuthority'>[0];

/** Address of the upgrade authority of the organisation with this identity, deployed or not; the same on every chain. */
export function predictUpgradeAuthority(identity: OrganisationIdentity): Address {
  const { inputs } = getAbiItem({ abi: organisationNamespacesAbi, name: 'getAuthority' });
  const bytecode = concat(['0x3d602d80600a3d3981f3', cloneCode]);
  const salt = keccak256(encodeAbiParameters(inputs, [identity]));
  return getCreate2Address({ from: platformAddresses.organisationNamespaces, salt, bytecode });
}

/** keccak256 of the runtime code of every upgrade authority. */
export const upgradeAuthorityCodeHash = (): Hex => keccak256(cloneCode);

/** Values in the code of a proxy. */
export interface ProxyFacts {
  /** The program that it began with. */
  implementation: Address;
  /** The only account that may upgrade it. */
  authority: Address;
  /** One word for the implementation: a governor's token, left-padded; the supply of the token that a token wraps; zero for others. */
  argument: Hex;
  /** A governor's refund contract, or a token's lockbox; the zero address for others. */
  companion: Address;
}

/**
 * keccak256 of the runtime code of an organisation's proxy: program
 * argument
 * companion
 * first implementation
 * upgrader
 * authority.
 */
export function organisationProxyCodeHash({ implementation, authority, argument, companion }: ProxyFacts): Hex {
  return keccak256(concat([proxyRuntimeTemplate, argument, companion, implementation, platformAddresses.proxyUpgrader, authority]));
}
