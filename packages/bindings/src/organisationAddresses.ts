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

/** An account's salt: whoever else uses the same salt gets another address. */
export interface NamespacedSalt {
  /** The account that sends the batch. */
  deployer: Address;
  salt: Hex;
}

/** `NamespacedSalt.fold` of the contracts. */
export function foldSalt({ deployer, salt }: NamespacedSalt): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [deployer, salt]));
}

/** Each door folds the salt with its caller: the account, then the deployer contract, then the factories. */
function foldThrough(doors: readonly Address[], { deployer, salt }: NamespacedSalt): Hex {
  return [deployer, ...doors].reduce((folded, caller) => foldSalt({ deployer: caller, salt: folded }), salt);
}

function predictProxy(doors: readonly Address[], namespaced: NamespacedSalt): Address {
  return getCreate2Address({ from: platformAddresses.proxyFactory, salt: foldThrough(doors, namespaced), bytecodeHash: proxyInitCodeHash });
}

/** Where the token of the account's salt stands, or will stand. */
export function predictToken(namespaced: NamespacedSalt): Address {
  return predictProxy([platformAddresses.organisationDeployer], namespaced);
}

/** Where the vesting of the account's salt stands, or will stand. */
export function predictVesting(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Where the spoke of the account's salt stands, or will stand. */
export function predictSpoke(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Where the message or asset controller of the account's salt stands, or will stand. */
export function predictController(namespaced: NamespacedSalt): Address {
  return predictToken(namespaced);
}

/** Where the governor of the account's salt stands, or will stand. */
export function predictGovernor(namespaced: NamespacedSalt): Address {
  return predictProxy([platformAddresses.organisationDeployer, platformAddresses.governanceSystemFactory], namespaced);
}

/** Where the timelock of the account's salt stands, or will stand; its salt differs from its governor's. */
export function predictTimelock(namespaced: NamespacedSalt): Address {
  return predictGovernor(namespaced);
}

/** What the address of a refund contract is made from besides the salt. */
export interface RefundFacts {
  governor: Address;
  settings: RefundSettings;
}

/** Where the refund contract of the account's salt with these parameters stands, or will stand. */
export function predictRefundGas(namespaced: NamespacedSalt, { governor, settings }: RefundFacts): Address {
  return getCreate2Address({
    from: platformAddresses.governanceSystemFactory,
    salt: foldThrough([platformAddresses.organisationDeployer], namespaced),
    bytecode: encodeDeployData({ abi: gasRefundAbi, bytecode: gasRefundCreationCode, args: [governor, settings] }),
  });
}

/** What the address and the code of a lockbox are made from besides the salt. */
export interface LockboxFacts {
  /** What is given out. */
  token: Address;
  /** What is kept; the zero address for the chain's own currency. */
  kept: Address;
}

const lockboxArguments = ({ token, kept }: LockboxFacts) => [token, kept, kept === zeroAddress] as const;

/** What is sent to create a lockbox. */
export const lockboxCreationCodeOf = (facts: LockboxFacts): Hex =>
  encodeDeployData({ abi: lockboxAbi, bytecode: lockboxCreationCode, args: lockboxArguments(facts) });

/** Where the lockbox of the account's salt with these tokens stands, or will stand. */
export function predictLockbox(namespaced: NamespacedSalt, facts: LockboxFacts): Address {
  return getCreate2Address({
    from: platformAddresses.organisationDeployer,
    salt: foldSalt(namespaced),
    bytecode: lockboxCreationCodeOf(facts),
  });
}

/** keccak256 of the runtime code of the lockbox with these tokens: program with its constructor's arguments in place. */
export function lockboxCodeHash(facts: LockboxFacts): Hex {
  const code = hexToBytes(lockboxRuntimeCode);
  for (const [index, value] of lockboxArguments(facts).entries()) {
    const word = typeof value === 'boolean' ? boolToBytes(value, { size: 32 }) : pad(hexToBytes(value));
    for (const [start] of lockboxImmutables[index]!) code.set(word, start);
  }
  return keccak256(code);
}

/** EIP-1167 around the implementation; the first ten bytes of the creation code return the rest. */
const cloneCode: Hex = concat(['0x363d3d373d3d3d363d73', platformAddresses.authorityImplementation, '0x5af43d82803e903d91602b57fd5bf3']);

/** Where the upgrade authority of the account's organisation `salt` (its id on chain) stands, or will stand. */
export function predictUpgradeAuthority(namespaced: NamespacedSalt): Address {
  const bytecode = concat(['0x3d602d80600a3d3981f3', cloneCode]);
  return getCreate2Address({ from: platformAddresses.organisationDeployer, salt: foldSalt(namespaced), bytecode });
}

/** keccak256 of the runtime code of every upgrade authority. */
export const upgradeAuthorityCodeHash = (): Hex => keccak256(cloneCode);

/** What a proxy carries in its code besides the program. */
export interface ProxyFacts {
  /** The only account that may upgrade it. */
  authority: Address;
  /** One word for the implementation: a governor's token, left-padded; the supply of what a token wraps; zero elsewhere. */
  argument: Hex;
  /** A governor's refund contract, a token's lockbox; the zero address elsewhere. */
  companion: Address;
}

/** keccak256 of the runtime code of an organisation's proxy: program | argument | companion | upgrader | authority. */
export function organisationProxyCodeHash({ authority, argument, companion }: ProxyFacts): Hex {
  return keccak256(concat([proxyRuntimeTemplate, argument, companion, platformAddresses.proxyUpgrader, authority]));
}
