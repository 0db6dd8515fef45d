import { assetControllerAbi, tokenAbi } from '@althing/bindings';
import { tokenLimitProblem } from '@althing/domain/bridges';
import type { CheckResult } from '@althing/domain/http';
import { type Address, TOKEN_DECIMALS } from '@althing/domain/units';
import { formatUnits, isAddress, type PublicClient } from 'viem';
import { readTogether } from '../chains/readTogether.ts';
import { unlessUnsaid } from '../chains/unlessUnsaid.ts';
import type { FrozenChainPlan, FrozenStep } from '../store/frozenPlan.ts';
import type { TokenMinters } from '../store/bridges/tokenMinters.ts';

/*
 * What no check of a plan can ask: who else has limits of a token, whom nobody could name beforehand, and whether somebody outside of the organisation has
 * given its controller limits of theirs.
 */

export interface LimitReader {
  /** Bounds what a contract may answer, as owners may have upgraded theirs. */
  client: PublicClient;
  minters: Pick<TokenMinters, 'of'>;
}

/** Characters of a line's answer. */
const KEPT = 1_000;

interface Limits {
  minting: bigint | null;
  burning: bigint | null;
}

async function limitsOf(client: PublicClient, token: Address, account: Address): Promise<Limits> {
  const ask = (functionName: 'mintingMaxLimitOf' | 'burningMaxLimitOf') =>
    unlessUnsaid(client.readContract({ address: token, abi: tokenAbi, functionName, args: [account] }));
  const [minting, burning] = await Promise.all([ask('mintingMaxLimitOf'), ask('burningMaxLimitOf')]);
  return { minting, burning };
}

/** The accounts to which the plan gives limits. */
const plannedMinters = ({ checks }: FrozenStep): Address[] =>
  checks.flatMap((check) => {
    const [account] = check.type === 'call' && check.signature.startsWith('function mintingMaxLimitOf(') ? check.args : [];
    return typeof account === 'string' && isAddress(account) ? [account] : [];
  });

const told = (amount: bigint | null): string =>
  amount === null ? 'what it does not tell' : `up to ${formatUnits(amount, TOKEN_DECIMALS)}`;

/** Whether anybody has limits of the organisation's token whom the form does not name. The index knows who was ever given any, the chain whether they still are. */
async function strangersLine(chainId: number, step: FrozenStep, { client, minters }: LimitReader): Promise<CheckResult> {
  const planned = plannedMinters(step);
  const strangers = (await minters.of(chainId, step.address)).filter((account) => !planned.includes(account));
  const together = readTogether(client);
  const limits = await Promise.all(strangers.map(async (account) => ({ account, ...(await limitsOf(together, step.address, account)) })));
  const extra = limits.filter(({ minting, burning }) => minting !== 0n || burning !== 0n);
  const sentences = extra.map(({ account, minting, burning }) => `${account} mints ${told(minting)} and burns ${told(burning)} at once`);
  return {
    chainId,
    stepId: step.id,
    label: 'Who may mint or burn besides those whom the form names',
    expected: 'Nobody',
    actual: extra.length === 0 ? 'Nobody' : sentences.join('; ').slice(0, KEPT),
    ok: extra.length === 0,
  };
}

/** Whether an existing token's owner lets the organisation's controller mint and burn; undefined where the controller locks, or the token is the organisation's. */
async function existingTokenLine(
  chainId: number,
  step: FrozenStep,
  tokens: readonly Address[],
  { client }: LimitReader,
): Promise<CheckResult | undefined> {
  const controller = { address: step.address, abi: assetControllerAbi } as const;
  const together = readTogether(client);
  const [token, custody] = await Promise.all([
    unlessUnsaid(together.readContract({ ...controller, functionName: 'token' })),
    unlessUnsaid(together.readContract({ ...controller, functionName: 'custody' })),
  ]);
  if (!token || !custody || custody.locks || tokens.includes(token)) return undefined;
  const { minting, burning } = await limitsOf(together, token, step.address);
  const asLimit = (most: bigint | null) => (most === null ? null : { most, left: most, window: 0 });
  const problem = tokenLimitProblem(asLimit(minting), asLimit(burning));
  return {
    chainId,
    stepId: step.id,
    label: 'Limits that the owner of the existing token has given this controller',
    expected: 'Given',
    actual: problem ?? 'Given',
    ok: problem === null,
  };
}

/** Of every token of the organisation on one chain: who else may mint or burn now. @throws where no node answers. */
export const strangersLines = (
  { chainId, steps }: Pick<FrozenChainPlan, 'chainId' | 'steps'>,
  reader: LimitReader,
): Promise<CheckResult[]> => Promise.all(steps.filter(({ kind }) => kind === 'token').map((step) => strangersLine(chainId, step, reader)));

/** Lines about the limits of every token and controller of the organisation on one chain, as they are now. @throws where no node answers. */
export async function limitLines(plan: Pick<FrozenChainPlan, 'chainId' | 'steps'>, reader: LimitReader): Promise<CheckResult[]> {
  const { chainId, steps } = plan;
  const addresses = steps.filter(({ kind }) => kind === 'token').map(({ address }) => address);
  const controllers = steps.filter(({ kind }) => kind === 'assetController');
  const [ofTokens, ofControllers] = await Promise.all([
    strangersLines(plan, reader),
    Promise.all(controllers.map((step) => existingTokenLine(chainId, step, addresses, reader))),
  ]);
  return [...ofTokens, ...ofControllers.filter((line) => line !== undefined)];
}
