import { type Check, decodeDeployOrganisation, encodeDeployOrganisation, type OrganisationBatch } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import * as fc from 'fast-check';
import { parseUnits } from 'viem';
import { describe, expect, it } from 'vitest';
import { type DeployedContracts, diffPlan, type Plan, plan, type PlanInput, type Step } from '../src/index.ts';
import { arbitraryAddress, arbitraryPlanInput, arbitrarySalt } from './arbitraryOrganisation.ts';
import { ChainModel } from './chainModel.ts';

type World = Map<ChainId, ChainModel>;

const worldFor = ({ organisation }: PlanInput): World => new Map(organisationChainIds(organisation).map((id) => [id, new ChainModel(id)]));
const allSteps = ({ chains }: Plan): Step[] => chains.flatMap(({ steps }) => steps);
const allTransactions = ({ chains }: Plan) => chains.flatMap(({ transactions }) => transactions);

function apply(world: World, whole: Plan): void {
  for (const transaction of allTransactions(whole)) world.get(transaction.chainId)!.apply(transaction);
}

const isDone = (world: World, { chainId, checks }: Step): boolean => checks.every((check: Check) => world.get(chainId)!.check(check).ok);

/** What a server knows after reading the chains: which of the planned contracts are deployed as reviewed. */
const standing = (world: World, whole: Plan): DeployedContracts => allSteps(whole).filter((step) => isDone(world, step));

/** Small enough that an organisation of a few contracts needs several transactions. */
const arbitraryTarget = fc.constantFrom(15_000_000n, 1_000_000n, 400_000n);

const period = (days: number | 'min') => (days === 'min' ? 300 : Math.round(days * 86_400));

describe('a plan', () => {
  it('applied to nothing reaches the desired state: every check of every step holds', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, arbitraryTarget, (input, gasTarget) => {
        const whole = plan(input, { gasTarget });
        const world = worldFor(input);
        expect(allSteps(whole).some((step) => isDone(world, step))).toBe(false);
        apply(world, whole);
        for (const step of allSteps(whole)) {
          expect(step.checks.map((check) => world.get(step.chainId)!.check(check)).filter(({ ok }) => !ok)).toEqual([]);
        }
      }),
    );
  });

  it('applied to nothing puts up what the form says, read without the plan', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        const world = worldFor(input);
        apply(world, plan(input));
        const { modules, token } = input.organisation;
        for (const { chainId, contracts } of world.values()) {
          const named = [...contracts.values()].filter(({ answers }) => answers['votingPeriod']);
          const wanted = modules.governor.filter((governor) => governor.chainId === chainId);
          expect(new Map(named.map(({ answers }) => [answers['name']!(), answers['votingPeriod']!()]))).toEqual(
            new Map(wanted.map(({ governorName, votingPeriod }) => [governorName, period(votingPeriod)])),
          );
          expect(named).toHaveLength(wanted.length);
          const timelocks = [...contracts.values()].filter(({ answers }) => answers['getMinDelay']);
          expect(timelocks).toHaveLength(wanted.filter(({ preExecutionTimelock }) => preExecutionTimelock !== 0).length);
          const amounts = (token?.initialReceivers ?? [])
            .filter((entry) => entry.chainId === chainId)
            .flatMap(({ receivers }) => receivers);
          const supply = amounts.reduce((sum, { amount }) => sum + parseUnits(amount, 18), 0n);
          const supplies = [...contracts.values()].flatMap(({ answers }) => (answers['totalSupply'] ? [answers['totalSupply']()] : []));
          expect(supplies).toEqual(token?.chainIds.includes(chainId) ? [supply] : []);
        }
      }),
    );
  });

  it('is empty once it has been applied', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        const whole = plan(input);
        const world = worldFor(input);
        apply(world, whole);
        expect(diffPlan(standing(world, whole), input)).toEqual({ salt: input.salt, chains: [] });
      }),
    );
  });

  it('is the whole plan where nothing stands', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        expect(diffPlan([], input)).toEqual(plan(input));
      }),
    );
  });

  it('resumes after any of its transactions, whichever chains came first, and deploys nothing twice', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, arbitraryTarget, fc.nat(), fc.array(fc.nat(), { maxLength: 3 }), (input, gasTarget, cut, order) => {
        const whole = plan(input, { gasTarget });
        const world = worldFor(input);
        const chains = whole.chains.map((chain, i) => ({ chain, rank: order[i] ?? i })).sort((a, b) => a.rank - b.rank);
        const queue = chains.flatMap(({ chain }) => chain.transactions);
        for (const transaction of queue.slice(0, cut % (queue.length + 1))) world.get(transaction.chainId)!.apply(transaction);
        // The model throws on a second token, governor or timelock.
        apply(world, diffPlan(standing(world, whole), input));
        expect(allSteps(whole).every((step) => isDone(world, step))).toBe(true);
      }),
    );
  });

  it('resumes where somebody else has created some of its Safes', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, fc.nat(), (input, pick) => {
        const whole = plan(input);
        const world = worldFor(input);
        for (const transaction of allTransactions(whole)) {
          const batch = decodeDeployOrganisation(transaction.data);
          const stranger: Address = '0x00000000000000000000000000000000DeaDBeef';
          const safes = batch.safes.filter((_, i) => (pick >> i) % 2 === 0);
          const identity = { ...batch.identity, founder: stranger };
          world
            .get(transaction.chainId)!
            .deploy(stranger, { ...batch, identity, safes, tokens: [], governors: [], founderContinues: true });
        }
        apply(world, diffPlan(standing(world, whole), input));
        expect(allSteps(whole).every((step) => isDone(world, step))).toBe(true);
      }),
    );
  });

  it('completes every step exactly once, after everything it depends on', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, arbitraryTarget, (input, gasTarget) => {
        for (const { steps, transactions } of plan(input, { gasTarget }).chains) {
          const order = transactions.flatMap(({ stepIds }) => stepIds);
          expect([...order].sort()).toEqual(steps.map(({ id }) => id).sort());
          for (const { id, dependsOn } of steps)
            for (const other of dependsOn) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id));
          for (const { dependsOn } of steps) for (const other of dependsOn) expect(order).toContain(other);
        }
      }),
    );
  });

  it('is the same for the same input, and leaves its input alone', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        const copy = structuredClone(input);
        expect(plan(input)).toEqual(plan(copy));
        expect(input).toEqual(copy);
      }),
    );
  });

  it('never gives two contracts of a chain the same address, id or salt', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        for (const { steps } of plan(input).chains) {
          for (const key of ['address', 'id', 'salt'] as const) expect(new Set(steps.map((step) => step[key])).size).toBe(steps.length);
        }
      }),
    );
  });

  it('gives every contract another address to another deployer or under another salt', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, arbitraryAddress, arbitrarySalt, (input, account, salt) => {
        fc.pre(salt !== input.salt && !Object.values(input.deployers).includes(account));
        const deployers = Object.fromEntries(Object.keys(input.deployers).map((chainId) => [chainId, account]));
        const mine = new Set(allSteps(plan(input)).map(({ chainId, address }) => `${chainId}:${address}`));
        for (const other of [plan({ ...input, deployers }), plan({ ...input, salt })]) {
          expect(allSteps(other).filter(({ chainId, address }) => mine.has(`${chainId}:${address}`))).toEqual([]);
        }
      }),
    );
  });
});

const change = <Item>(items: readonly Item[], index: number, next: (item: Item) => Item): Item[] =>
  items.map((item, i) => (i === index ? next(item) : item));

/** Every way of changing one parameter of a batch, by name. */
function mutations(batch: OrganisationBatch): [string, OrganisationBatch][] {
  const stranger: Address = '0x00000000000000000000000000000000DeaDBeef';
  const result: [string, OrganisationBatch][] = [['upgrade owner', { ...batch, upgradeOwner: stranger }]];
  const add = (name: string, part: Partial<OrganisationBatch>) => result.push([name, { ...batch, ...part }]);
  batch.safes.forEach((safe, i) => {
    add('owner', { safes: change(batch.safes, i, (item) => ({ ...item, owners: [...item.owners.slice(1), stranger] })) });
    add('threshold', { safes: change(batch.safes, i, (item) => ({ ...item, threshold: item.threshold + 1n })) });
    add('nonce', { safes: change(batch.safes, i, (item) => ({ ...item, saltNonce: item.saltNonce + 1n })) });
    if (safe.owners.length > 1) add('order', { safes: change(batch.safes, i, (item) => ({ ...item, owners: item.owners.toReversed() })) });
    add('missing Safe', { safes: batch.safes.filter((_, k) => k !== i) });
  });
  batch.tokens.forEach((token, i) => {
    const tokens = (next: Partial<typeof token>) => ({ tokens: change(batch.tokens, i, (item) => ({ ...item, ...next })) });
    add('token name', tokens({ name: `${token.name}!` }));
    add('symbol', tokens({ symbol: `${token.symbol}!` }));
    add('token owner', tokens({ owner: stranger }));
    add('one receiver more', tokens({ recipients: [...token.recipients, stranger], amounts: [...token.amounts, 1n] }));
    token.recipients.forEach((_, k) => add('receiver', tokens({ recipients: change(token.recipients, k, () => stranger) })));
    token.amounts.forEach((_, k) => add('amount', tokens({ amounts: change(token.amounts, k, (amount) => amount + 1n) })));
  });
  batch.governors.forEach((governance, i) => {
    const governors = (next: Partial<typeof governance>) => ({ governors: change(batch.governors, i, (item) => ({ ...item, ...next })) });
    const setup = (next: Partial<typeof governance.governor>) => governors({ governor: { ...governance.governor, ...next } });
    add('governor name', setup({ name: `${governance.governor.name}!` }));
    add('voting delay', setup({ votingDelay: governance.governor.votingDelay + 1 }));
    add('voting period', setup({ votingPeriod: governance.governor.votingPeriod + 1 }));
    add('proposal threshold', setup({ proposalThreshold: governance.governor.proposalThreshold + 1n }));
    add('quorum', setup({ quorumNumerator: governance.governor.quorumNumerator + 1n }));
    add('delay', governors({ timelockDelay: governance.timelockDelay + 1n }));
    if (governance.timelockDelay > 0n) add('no timelock', governors({ timelockDelay: 0n }));
    add('pre-vote vetoer', setup({ preVoteVetoer: stranger }));
    add('pre-execution vetoer', governors({ canceller: stranger }));
    add('refunds', governors({ refunds: !governance.refunds }));
    if (governance.refunds) {
      const settings = (next: Partial<typeof governance.refund>) => governors({ refund: { ...governance.refund, ...next } });
      add('cap of refunds', settings({ proposalCap: governance.refund.proposalCap * 2n }));
      add('least weight', settings({ minWeight: governance.refund.minWeight - 1n }));
    }
    add('salt', governors({ salts: { ...governance.salts, governor: governance.salts.refundGas } }));
    add('missing governor', { governors: batch.governors.filter((_, k) => k !== i) });
  });
  return result;
}

describe('the checks of a plan', () => {
  it('notice any single parameter that was deployed otherwise', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        const whole = plan(input);
        for (const { chainId, deployer, steps, transactions } of whole.chains) {
          const batch = decodeDeployOrganisation(transactions[0]!.data);
          const unnoticed = mutations(batch).filter(([, mutated]) => {
            const model = new ChainModel(chainId);
            model.deploy(deployer, mutated);
            return steps.every((step) => isDone(new Map([[chainId, model]]), step));
          });
          expect(unnoticed.map(([name]) => name)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('notice a canceller who was not reviewed, whoever it is', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, arbitraryAddress, (input, canceller) => {
        for (const { chainId, deployer, steps, transactions } of plan(input).chains) {
          const batch = decodeDeployOrganisation(transactions[0]!.data);
          const asReviewed = batch.governors.every((item) => item.canceller === canceller);
          const model = new ChainModel(chainId);
          model.deploy(deployer, { ...batch, governors: batch.governors.map((item) => ({ ...item, canceller })) });
          expect(steps.every((step) => isDone(new Map([[chainId, model]]), step))).toBe(asReviewed);
        }
      }),
    );
  });

  it('survive JSON, so that they can be stored and run again', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        const checks = allSteps(plan(input)).flatMap((step) => step.checks);
        expect(JSON.parse(JSON.stringify(checks))).toEqual(checks);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the calldata of a transaction', () => {
  it('is what its batch encodes to', () => {
    fc.assert(
      fc.property(arbitraryPlanInput, (input) => {
        for (const { data } of allTransactions(plan(input)))
          expect(encodeDeployOrganisation(decodeDeployOrganisation(data)).data).toBe(data);
      }),
      { numRuns: 20 },
    );
  });
});
