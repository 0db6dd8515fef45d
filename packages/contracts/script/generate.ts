/**
 * Writes packages/bindings/src/generated from the artifacts of `forge build`.
 * `--check` writes nothing and fails, naming the files, where they differ from what is committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concat,
  encodeAbiParameters,
  encodeDeployData,
  getCreate2Address,
  keccak256,
  size,
  stringToHex,
  toFunctionSelector,
  zeroAddress,
  type Abi,
  type AbiItem,
  type Address,
  type Hex,
} from 'viem';
import { formatAbiItem } from 'viem/utils';
import { packageRoot, readArtifact } from './artifacts.ts';
import {
  contractOf,
  deployedContracts,
  DETERMINISTIC_DEPLOYER,
  LOCAL_CONTRACTS,
  LOCAL_KEEPER,
  OWNED_CONTRACTS,
  PLATFORM,
  PLATFORM_SALT_TEXT,
  SAFE,
} from './platform.ts';

const target = join(packageRoot, '..', 'bindings', 'src', 'generated');

/** Contracts whose ABI TypeScript uses; `IProxyUpgrader` is what a proxy shows to its authority, `IOrganisationBatch` the shape of a batch. */
const ABI_CONTRACTS = [...deployedContracts(), 'ERC20BondToken', 'GasRefund', 'Lockbox', 'IProxyUpgrader', 'IOrganisationBatch'];

const HEADER = '// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.\n';

/** `TWAPOracle` becomes `twapOracle`. */
const camel = (name: string) => name.replace(/^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/, (start) => start.toLowerCase());
const literal = (value: unknown) => JSON.stringify(value, null, 2);
const withoutInternalTypes = (abi: Abi) =>
  JSON.parse(JSON.stringify(abi, (key, value: unknown) => (key === 'internalType' ? undefined : value))) as Abi;

function abiFile(name: string): string {
  const abi = withoutInternalTypes(readArtifact(name).abi);
  return `${HEADER}\nexport const ${camel(name)}Abi = ${literal(abi)} as const;\n`;
}

/** A library pushes its own address (the compiler leaves zeros for it) and compares it with where it runs, so that it knows whether it was called directly. */
const LIBRARY_START = `0x73${'00'.repeat(20)}3014`;
const LIBRARY_ADDRESS = { start: 1, length: 20 };

/** Runtime code with zeros for its immutables and a library's own address, of which every deployment has values of its own. */
function codeOf(name: string) {
  const { bytecode, deployedBytecode } = readArtifact(name);
  const ownAddress = deployedBytecode.object.startsWith(LIBRARY_START) ? [LIBRARY_ADDRESS] : [];
  const immutables = [...ownAddress, ...Object.values(deployedBytecode.immutableReferences ?? {}).flat()]
    .sort((a, b) => a.start - b.start)
    .map(({ start, length }) => [start, length]);
  return {
    creationCode: bytecode.object,
    runtimeHash: keccak256(deployedBytecode.object),
    runtimeSize: size(deployedBytecode.object),
    immutables,
  };
}

const addressArguments = (entries: readonly { name: string; contract?: string; args: readonly string[] }[]) =>
  entries.map((entry) => ({ name: entry.name, contract: contractOf(entry), args: entry.args }));

function platformFile(): string {
  const local = LOCAL_CONTRACTS.map((entry) => ({
    name: entry.name,
    contract: contractOf(entry),
    initCode: localInitCodes().get(entry.name)!,
  }));
  return `${HEADER}
/** Safe 1.4.1 at its canonical addresses. */
export const safeAddresses = ${literal(SAFE)} as const;

/** Deploys calldata \`salt (32 bytes) ++ init code\` by CREATE2. */
export const deterministicDeployer = '${DETERMINISTIC_DEPLOYER}' as const;

/** Salt of every platform contract. */
export const platformSalt = '${stringToHex(PLATFORM_SALT_TEXT, { size: 32 })}' as const;

/**
 * The platform's contracts in the order of deployment. Init code is the contract's creation code followed by the ABI-encoded
 * addresses of \`args\`: earlier contracts of this list, or names of \`safeAddresses\`.
 */
export const platformContracts = ${literal(addressArguments(PLATFORM))} as const;

/** Those that have an owner, after them: \`args\` are \`owner\`, \`priceSigner\`, \`treasury\`, \`nobody\` (the zero address), or earlier contracts of both lists. */
export const ownedContracts = ${literal(addressArguments(OWNED_CONTRACTS))} as const;

/** Who is all of these on local chains. */
export const localKeeper = '${LOCAL_KEEPER}' as const;

/** What local chains have besides, with init code as it is sent. */
export const localContracts = ${literal(local)} as const;

/**
 * What is sent and what stands afterwards, by contract: \`runtimeHash\` is that of the runtime code with zeros at its \`immutables\`
 * (start and length in bytes; a library's own address is one of them), \`runtimeSize\` its length.
 */
export const contractCodes = ${literal(Object.fromEntries(deployedContracts().map((name) => [name, codeOf(name)])))} as const;
`;
}

const addressOf = (bytecode: Hex): Address =>
  getCreate2Address({ from: DETERMINISTIC_DEPLOYER, salt: stringToHex(PLATFORM_SALT_TEXT, { size: 32 }), bytecode });

/** By name, of all that stands on a local chain; names of earlier ones among the arguments become their addresses. */
function localInitCodes(): Map<string, Hex> {
  const parties = { owner: LOCAL_KEEPER, priceSigner: LOCAL_KEEPER, treasury: LOCAL_KEEPER, nobody: zeroAddress } as const;
  const addresses: Record<string, Address> = { ...SAFE, ...parties };
  const initCodes = new Map<string, Hex>();
  const add = (name: string, initCode: Hex) => {
    initCodes.set(name, initCode);
    addresses[name] = addressOf(initCode);
  };
  for (const { args, ...entry } of [...PLATFORM, ...OWNED_CONTRACTS]) {
    const types = args.map(() => ({ type: 'address' }));
    const values = encodeAbiParameters(
      types,
      args.map((arg) => addresses[arg]!),
    );
    add(entry.name, concat([readArtifact(contractOf(entry)).bytecode.object, values]));
  }
  for (const entry of LOCAL_CONTRACTS) {
    const { abi, bytecode } = readArtifact(contractOf(entry));
    add(entry.name, encodeDeployData({ abi, bytecode: bytecode.object, args: entry.args.map((arg) => addresses[arg] ?? arg) }));
  }
  return initCodes;
}

/** Computed here so that a browser needs none of the creation code to know the addresses. */
const localAddresses = () => Object.fromEntries([...localInitCodes()].map(([name, initCode]) => [name, addressOf(initCode)]));

function platformAddressesFile(): string {
  return `${HEADER}
/** CREATE2 addresses of \`platformContracts\`, the same on every chain, and of what local chains have besides, the same on each of them. */
export const platformAddresses = ${literal(localAddresses())} as const;
`;
}

function proxyFile(): string {
  const initCode = readArtifact('OrganisationProxyConstructor').bytecode.object;
  const template = readArtifact('OrganisationProxy').deployedBytecode.object;
  return `${HEADER}
/** Hash of the one init code of every proxy: a proxy's CREATE2 address is f(ProxyFactory, salt, this). */
export const proxyInitCodeHash = '${keccak256(initCode)}' as const;

/**
 * Runtime code of every proxy up to its 92-byte trailer: argument (32 bytes; a governor's, vesting's or spoke's is its token, that of a token that wraps another is the
 * other's supply, others' zero), then the companion (20; a governor's is its refund contract, a spoke's its vesting, a token's its lockbox, others' zero), the address of ProxyUpgrader (20) and the authority (20). A proxy's code hash is keccak256(template ++ trailer).
 */
export const proxyRuntimeTemplate = '${template}' as const;

/** Length of \`proxyRuntimeTemplate\` in bytes; the trailer begins here. */
export const proxyTrailerOffset = ${size(template)};
`;
}

function lockboxCodeFile(): string {
  return `${HEADER}
/** Creation code of a token's lockbox: its CREATE2 address depends on this and on the constructor's arguments. */
export const lockboxCreationCode = '${readArtifact('Lockbox').bytecode.object}' as const;

/** Runtime code, and where (start and length in bytes) each of the constructor's arguments lies in it, in their order. */
export const lockboxRuntimeCode = '${readArtifact('Lockbox').deployedBytecode.object}' as const;
export const lockboxImmutables = ${literal(immutablesInOrder('Lockbox'))} as const;
`;
}

/** The compiler names immutables by ids that ascend with their declarations. */
const immutablesInOrder = (name: string) =>
  Object.entries(readArtifact(name).deployedBytecode.immutableReferences ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, places]) => places.map(({ start, length }) => [start, length]));

function gasRefundCodeFile(): string {
  return `${HEADER}
/** Creation code of a governor's refund contract: its CREATE2 address depends on this and on the constructor's arguments. */
export const gasRefundCreationCode = '${readArtifact('GasRefund').bytecode.object}' as const;
`;
}

const isError = (item: AbiItem) => item.type === 'error';

function errorsFile(): string {
  const errors = new Map<string, AbiItem>();
  for (const name of ABI_CONTRACTS) {
    for (const item of withoutInternalTypes(readArtifact(name).abi).filter(isError)) {
      errors.set(formatAbiItem(item), item);
    }
  }
  const sorted = [...errors].sort(([a], [b]) => (a < b ? -1 : 1));
  const selectors = Object.fromEntries(sorted.map(([signature]) => [toFunctionSelector(`function ${signature}`), signature]));
  return `${HEADER}
/** Every error that a contract of the platform, or OpenZeppelin's code in it, can raise. */
export const errorsAbi = ${literal(sorted.map(([, item]) => item))} as const;

/** Selector → signature of every error in \`errorsAbi\`. */
export const errorSelectors = ${literal(selectors)} as const;
`;
}

function generate(): Map<string, string> {
  const files = new Map(ABI_CONTRACTS.map((name) => [`${camel(name)}.ts`, abiFile(name)]));
  files.set('platform.ts', platformFile());
  files.set('platformAddresses.ts', platformAddressesFile());
  files.set('proxy.ts', proxyFile());
  files.set('gasRefundCode.ts', gasRefundCodeFile());
  files.set('lockboxCode.ts', lockboxCodeFile());
  files.set('errors.ts', errorsFile());
  return files;
}

function committed(): Map<string, string> {
  if (!existsSync(target)) return new Map();
  return new Map(readdirSync(target).map((file) => [file, readFileSync(join(target, file), 'utf8')]));
}

const fresh = generate();
const present = committed();
const stale = [...new Set([...fresh.keys(), ...present.keys()])].filter((file) => fresh.get(file) !== present.get(file));

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run abi -w @althing/contracts\` and commit the result.`);
    process.exitCode = 1;
  } else {
    console.log(`${fresh.size} generated files are up to date.`);
  }
} else {
  mkdirSync(target, { recursive: true });
  for (const file of stale) {
    const text = fresh.get(file);
    if (text === undefined) rmSync(join(target, file));
    else writeFileSync(join(target, file), text);
  }
  console.log(`${stale.length} of ${fresh.size} generated files written.`);
}
