import type { Address, Hex } from '@althing/domain/units';
import {
  boolToBytes,
  concat,
  type ContractFunctionArgs,
  encodeAbiParameters,
  encodeDeployData,
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
import { proxyInitCodeHash, proxyRuntimeTemplate } from './generated/proxy.ts';

/** `IGasRefund.RefundSettings`; wei and gas. */
export type RefundSettings = ContractFunctionArgs<typeof gasRefundAbi, 'nonpayable', 'updateRefundSettings'>[0];

/** A salt together with the account that uses it. Another account gets other addresses with the same salt. */
export interface NamespacedSalt {
  /** The account that sends the batch. */
  deployer: Address;
  salt: Hex;
}

/** `NamespacedSalt.fold` of the contracts. */
export function foldSalt({ deployer, salt }: NamespacedSalt): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [deployer, salt]));
}

/** Each contract on the way hashes the salt with its caller: the account, then the deployer contract, then the factories. */
function foldThrough(doors: readonly Address[], { deployer, salt }: NamespacedSalt): Hex {
  return [deployer, ...doors].reduce((folded, caller) => foldSalt({ deployer: caller, salt: folded }), salt);
}

function predictProxy(doors: readonly Address[], namespaced: NamespacedSalt): Address {
  return getCreate2Address({ from: platformAddresses.proxyFactory, salt: foldThrough(doors, namespaced), bytecodeHash: proxyInitCodeHash });
}

/** Address of the token with this salt, deployed or not. */
export function predictToken(namespaced: NamespacedSalt): Address {
  return predictProxy([platformAddresses.organisationDeployer], namespaced);
}

/** Address of the vesting contract with this salt, deployed or not. */
export function predictVesting(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Address of the spoke with this salt, deployed or not. */
export function predictSpoke(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Address of the message or asset controller with this salt, deployed or not. */
export function predictController(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Address of the governor with this salt, deployed or not. */
export function predictGovernor(namespaced: NamespacedSalt): Address {
  return predictProxy([platformAddresses.organisationDeployer, platformAddresses.governanceSystemFactory], namespaced);
}

/** Address of the timelock with this salt, deployed or not. Its salt differs from its governor's. */
export function predictTimelock(namespaced: NamespacedSalt): Address {
  return predictGovernor(namespaced);
}

/** What the address of a refund contract depends on besides the salt. */
export interface RefundFacts {
  governor: Address;
  settings: RefundSettings;
}

/** Address of the refund contract with this salt and these parameters, deployed or not. */
export function predictRefundGas(namespaced: NamespacedSalt, { governor, settings }: RefundFacts): Address {
  return getCreate2Address({
    from: platformAddresses.governanceSystemFactory,
    salt: foldThrough([platformAddresses.organisationDeployer], namespaced),
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
export function predictLockbox(namespaced: NamespacedSalt, facts: LockboxFacts): Address {
  return getCreate2Address({
    from: platformAddresses.organisationDeployer,
    salt: foldSalt(namespaced),
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

/** Address of the upgrade authority of the organisation with this salt (its id on chain), deployed or not. */
export function predictUpgradeAuthority(namespaced: NamespacedSalt): Address {
  const bytecode = concat(['0x3d602d80600a3d3981f3', cloneCode]);
  return getCreate2Address({ from: platformAddresses.organisationDeployer, salt: foldSalt(namespaced), bytecode });
}

/** keccak256 of the runtime code of every upgrade authority. */
export const upgradeAuthorityCodeHash = (): Hex => keccak256(cloneCode);

/** Values in the code of a proxy. */
export interface ProxyFacts {
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
 * upgrader
 * authority.
 */
export function organisationProxyCodeHash({ authority, argument, companion }: ProxyFacts): Hex {
  return keccak256(concat([proxyRuntimeTemplate, argument, companion, platformAddresses.proxyUpgrader, authority]));
}
