import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LEAST_OWNER_DELAY } from '@althing/bindings';
import { type ChainRecord, NETWORKS } from '@althing/domain/chains';
import { chainsOf } from '@althing/domain/publicChains';
import type { Address, Hex } from '@althing/domain/units';
import { getAddress, isAddress, isHex, size } from 'viem';
import { PlatformError } from './platformError.ts';
import { readVerifierChoice, type VerifiedPair } from './verifierChoice.ts';

export const USAGE = `script/platform --chain CHAIN --safe ADDRESS --price-signer ADDRESS [--send] [option …]
Puts the platform's contracts on a chain: says what it would send and what that costs, and sends it with --send. Run it again after any
failure: what stands is not sent twice. The contracts that have an owner belong to a timelock whose only proposer is the Safe.

  --chain CHAIN           id or short name of the chain, as 10 or optimism
  --rpc URL               a node of it; without it the first of RPC_<chain id> in the environment
  --safe ADDRESS          a Safe on that chain, of two signers or more; it owns the platform through the timelock
  --price-signer ADDRESS  signs prices of vaults at first: the account of the server's PRICE_SIGNER_KEY
  --treasury ADDRESS      receives what the fee collector takes (default: the Safe)
  --delay-days N          days between what the Safe decides and what is done (default 2, which is the least)
  --allow-one-signer      take a Safe of which one owner suffices
  --send                  send it; the key of the account that pays is in ALTHING_SENDER_KEY, or in a file:
  --key-file FILE         holds the key, 0x…; the account keeps no power over anything
  --verifiers FILE        who verifies LayerZero's messages between pairs of chains (docs/runbooks/platform-on-a-new-chain.md)
  --record FILE           where the addresses are written (default: packages/bindings/src/publicPlatforms.json; nothing of local chains)
  --schedule FILE         where the Safe's transaction is written (default: platform-<chain id>.json), for its Transaction Builder`;

const RECORD = fileURLToPath(new URL('../../../packages/bindings/src/publicPlatforms.json', import.meta.url));

export interface PlatformOptions {
  chain: ChainRecord;
  rpcUrl: string;
  safe: Address;
  priceSigner: Address;
  treasury: Address;
  /** Seconds. */
  delay: bigint;
  allowOneSigner: boolean;
  /** Of the account that pays, where something is to be sent. */
  senderKey: Hex | undefined;
  /** Who verifies LayerZero's messages; undefined where nobody has chosen. */
  verifiers: readonly VerifiedPair[] | undefined;
  recordFile: string | undefined;
  scheduleFile: string;
}

const refuse = (message: string): never => {
  throw new PlatformError(message);
};

function addressOf(option: string, value: string | undefined): Address {
  if (value === undefined) return refuse(`${option} is missing.\n${USAGE}`);
  if (!isAddress(value)) return refuse(`${option} takes an address (0x and 40 digits, with its checksum where letters are of both cases).`);
  return getAddress(value);
}

function chainOf(value: string | undefined): ChainRecord {
  if (value === undefined) return refuse(`--chain is missing.\n${USAGE}`);
  const chains = NETWORKS.flatMap(chainsOf);
  const chain = chains.find(({ id, slug }) => String(id) === value || slug === value);
  if (!chain) return refuse(`--chain ${value} is none of ${chains.map(({ slug }) => slug).join(', ')}, and no id of theirs.`);
  return chain;
}

function delayOf(days: string): bigint {
  const delay = /^\d+$/.test(days) ? BigInt(days) * 86_400n : 0n;
  return delay < LEAST_OWNER_DELAY
    ? refuse(`--delay-days takes whole days, ${LEAST_OWNER_DELAY / 86_400n} at least: in that time people can take their approvals back.`)
    : delay;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return refuse(`The file ${file} cannot be read.`);
  }
}

function keyFrom(file: string | undefined, env: Environment): Hex {
  const key = (file === undefined ? env['ALTHING_SENDER_KEY'] : contentOf(file))?.trim();
  if (!key) return refuse('--send needs the key of the account that pays: in ALTHING_SENDER_KEY, or in a file that --key-file names.');
  // What is wrong with it is not told: it would show the key.
  return isHex(key) && size(key) === 32 ? key : refuse('The key of the account that pays is not 0x and 64 hexadecimal digits.');
}

export type Environment = Readonly<Record<string, string | undefined>>;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        chain: text,
        rpc: text,
        safe: text,
        'price-signer': text,
        treasury: text,
        'delay-days': { ...text, default: '2' },
        'allow-one-signer': flag,
        send: flag,
        'key-file': text,
        verifiers: text,
        record: text,
        schedule: text,
        help: { ...flag, short: 'h' },
      },
    }).values;
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`);
  }
}

/** @throws PlatformError with a sentence, and the usage where something is missing. */
export function readOptions(args: readonly string[], env: Environment): PlatformOptions | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  const chain = chainOf(values.chain);
  const rpcUrl = values.rpc ?? env[`RPC_${chain.id}`]?.split(',')[0]?.trim();
  if (!rpcUrl || !URL.canParse(rpcUrl))
    return refuse(`--rpc, or RPC_${chain.id} in the environment, takes the address of a node of ${chain.name}.`);
  const safe = addressOf('--safe', values.safe);
  const named = (file: string) => resolve(env['ALTHING_CALLED_FROM'] ?? '', file);
  return {
    chain,
    rpcUrl,
    safe,
    priceSigner: addressOf('--price-signer', values['price-signer']),
    treasury: values.treasury === undefined ? safe : addressOf('--treasury', values.treasury),
    delay: delayOf(values['delay-days']),
    allowOneSigner: values['allow-one-signer'],
    senderKey: values.send ? keyFrom(values['key-file'] && named(values['key-file']), env) : undefined,
    verifiers: values.verifiers === undefined ? undefined : readVerifierChoice(named(values.verifiers)),
    recordFile: values.record ? named(values.record) : chain.network === 'local' ? undefined : RECORD,
    scheduleFile: named(values.schedule ?? `platform-${chain.id}.json`),
  };
}
