import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, organisation, receiver, safe, token, withModules } from '../../test/forms.ts';
import { emptyForm, emptyVeto } from './emptyForm.ts';
import type { GovernorDraft, OrganisationForm, ReceiverDraft } from './form.ts';
import { safetyHints } from './safetyHints.ts';

const GAMMA = BETA + 1;
const careful = { preVotingTimelock: 2, preExecutionTimelock: 7, votingPeriod: 7 } as const;
const withGovernor = (
  change: Partial<GovernorDraft>,
  receivers: Partial<ReceiverDraft>[] = [{ amount: '60' }, { address: account(2), amount: '40' }],
): OrganisationForm =>
  organisation({
    modules: {
      ...organisation().modules,
      governor: [governor({ ...careful, ...change })],
      safeTreasury: [safe({ addresses: [account(1), account(2), account(3)] })],
    },
    token: token({ initialReceivers: [{ chainId: ALPHA, receivers: receivers.map((change_) => receiver(change_)) }] }),
  });
const told = (form: OrganisationForm) => safetyHints(form).map(({ id, severity, field }) => [id, severity, field]);
const inGovernor = (form: OrganisationForm) => told(form).filter(([, , field]) => field?.startsWith('modules.governor.'));

describe('safety hints', () => {
  test('say nothing of an empty draft', () => {
    expect(safetyHints(emptyForm())).toEqual([]);
  });

  test('say nothing of a careful organisation with an even distribution', () => {
    expect(told(withGovernor({}, [{ amount: '50' }, { address: account(2), amount: '50' }]))).toEqual([]);
  });

  test('say nothing of a treasury that is marked for deletion', () => {
    const held = safe({ addresses: [account(1), account(2)], threshold: 1 });
    const hintsOf = (isMarkedForDeletion: boolean) =>
      told(withModules({ safeTreasury: [{ ...held, isMarkedForDeletion }] })).filter(([, , field]) =>
        field?.startsWith('modules.safeTreasury.'),
      );
    expect([hintsOf(false).map(([id]) => id), hintsOf(true)]).toEqual([['single-signer'], []]);
  });

  test.each<[Partial<GovernorDraft>, string, string, string]>([
    [{ votingPeriod: 'min' }, 'voting-period-short', 'danger', 'votingPeriod'],
    [{ votingPeriod: 0.9 }, 'voting-period-short', 'danger', 'votingPeriod'],
    [{ votingPeriod: 1 }, 'voting-period-short', 'warning', 'votingPeriod'],
    [{ preVotingTimelock: 0 }, 'no-voting-delay', 'warning', 'preVotingTimelock'],
    [{ preExecutionTimelock: 0 }, 'no-timelock', 'warning', 'preExecutionTimelock'],
    [{ quorumThreshold: 0 }, 'no-quorum', 'warning', 'quorumThreshold'],
    [{ isQuadratic: true, passportScoreRanges: ['1', '50', '100', '100'] }, 'unscored-votes', 'danger', 'passportScoreRanges'],
    [{ isQuadratic: true, passportScoreRanges: ['0', '50', '49', '100'] }, 'score-punished', 'warning', 'passportScoreRanges'],
    [{ isQuadratic: true, quadraticThreshold: 49 }, 'minority-passes', 'warning', 'quadraticThreshold'],
    [{ proposalThreshold: 61 }, 'nobody-can-propose', 'warning', 'proposalThreshold'],
  ])('%j gives %s', (change, id, severity, field) => {
    expect(inGovernor(withGovernor(change))).toContainEqual([id, severity, `modules.governor.0.${field}`]);
  });

  test('count locked tokens for the quorum, and as votes only where they vote before release', () => {
    const locked = (isFlexVoting: boolean): OrganisationForm => {
      const form = withGovernor({ quorumThreshold: 60 }, [{ amount: '50' }]);
      const schedule = {
        vestingType: 'linear',
        startDate: '2030-01-01',
        endDate: '2031-01-01',
        receivers: [receiver({ amount: '50' })],
      } as const;
      return {
        ...form,
        token: {
          ...form.token,
          vesting: [{ chainId: ALPHA, isFlexVoting, schedules: [{ ...schedule, receivers: [...schedule.receivers] }] }],
        },
      };
    };
    expect(inGovernor(locked(false))).toEqual([['quorum-unreachable', 'danger', 'modules.governor.0.quorumThreshold']]);
    expect(inGovernor(locked(true))).toEqual([]);
  });

  test('say nothing of score bands where each token is one vote, nor of the usual bands and a majority', () => {
    const usual = { isQuadratic: true, quadraticThreshold: 51 };
    const even = [{ amount: '50' }, { address: account(2), amount: '50' }];
    expect(inGovernor(withGovernor(usual, even))).toEqual([]);
    expect(inGovernor(withGovernor({ ...usual, isQuadratic: false, quadraticThreshold: 20 }, even))).toEqual([]);
  });

  test('two days of voting are not short', () => {
    expect(inGovernor(withGovernor({ votingPeriod: 2 }))).toEqual([['one-majority', 'info', 'modules.governor.0.quorumThreshold']]);
  });

  test('a quorum above what can vote is a danger: tokens of a governor vote for nobody', () => {
    const receivers = [
      { address: 'governor|Main', amount: '90' },
      { address: account(2), amount: '10' },
    ];
    const hint = safetyHints(withGovernor({ quorumThreshold: 20 }, receivers)).find(({ id }) => id === 'quorum-unreachable');
    expect(hint).toMatchObject({
      severity: 'danger',
      sentence: 'Only 10 % of the supply can vote, so no vote would ever reach a quorum of 20 %.',
    });
    expect(inGovernor(withGovernor({ quorumThreshold: 10 }, receivers)).map(([id]) => id)).not.toContain('quorum-unreachable');
  });

  test('a proposal threshold that nobody together can reach is a danger', () => {
    const receivers = [
      { address: 'governor|Main', amount: '90' },
      { address: account(2), amount: '10' },
    ];
    expect(inGovernor(withGovernor({ proposalThreshold: 11, quorumThreshold: 5 }, receivers))).toContainEqual([
      'nobody-can-propose',
      'danger',
      'modules.governor.0.proposalThreshold',
    ]);
  });

  test.each([
    [{ threshold: 1 }, 'single-signer', 'threshold'],
    [{ threshold: 2 }, 'all-signers', 'threshold'],
    [{ isMultisig: false }, 'single-account', 'isMultisig'],
  ])('a treasury with %j gives %s', (change, id, field) => {
    expect(told(withModules({ safeTreasury: [safe(change)], governor: [] }))).toContainEqual([
      id,
      'warning',
      `modules.safeTreasury.0.${field}`,
    ]);
  });

  test('a treasury that belongs to a governor is nobody’s single key', () => {
    expect(
      told(withModules({ safeTreasury: [safe({ isMultisig: false, addresses: ['governor|Main'] })] })).map(([, , field]) => field),
    ).not.toContain('modules.safeTreasury.0.isMultisig');
  });

  test('guardians who must all act, or who are the signers of upgrades, are pointed out', () => {
    const guardians = {
      ...emptyVeto('v'),
      ...safe({ addresses: [account(3), account(2), account(1)], threshold: 3 }),
      governorName: 'Main',
    };
    expect(told(withModules({ preExecutionVeto: [guardians] })).slice(-2)).toEqual([
      ['all-guardians', 'warning', 'modules.preExecutionVeto.0.threshold'],
      ['guardians-are-signers', 'warning', 'modules.preExecutionVeto.0.addresses'],
    ]);
  });

  test.each([
    [[ALPHA], undefined],
    [[ALPHA, BETA], 'No governor counts the tokens on one of the token’s chains, so nobody votes with them: 33.33 % of all.'],
    [[ALPHA, BETA, GAMMA], 'No governor counts the tokens on 2 of the token’s chains, so nobody votes with them: 60 % of all.'],
  ])('tokens on chains without a governor are told: %j', (chainIds, sentence) => {
    const amounts = { [ALPHA]: '20', [BETA]: '10', [GAMMA]: '20' };
    const form = organisation({
      token: token({
        chainIds,
        initialReceivers: chainIds.map((chainId) => ({ chainId, receivers: [receiver({ amount: amounts[chainId]! })] })),
      }),
    });
    const told = safetyHints(form).find(({ field }) => field === 'token.chainIds');
    expect(told).toEqual(sentence && { id: 'tokens-uncounted', severity: 'warning', field: 'token.chainIds', sentence });
  });

  test('tokens on a chain whose votes a governor takes count', () => {
    const form = { ...withGovernor({ votingChainIds: [ALPHA, BETA] }), token: token({ chainIds: [ALPHA, BETA] }) };
    expect(safetyHints(form).map(({ id }) => id)).not.toContain('tokens-uncounted');
  });

  test('one key that may make new tokens is told as that', () => {
    const authority = [{ ...safe({ addresses: [account(3)] }), isMultisig: false, chainId: ALPHA }];
    expect(safetyHints(organisation({ token: token({ chainIds: [ALPHA], authority }) })).map(({ sentence }) => sentence)).toContain(
      'Whoever holds this one key alone controls the making of new tokens, and of votes with them. If it is lost, nobody does.',
    );
  });

  test('tokens on chains without a governor are told before there are receivers, and never without any governor', () => {
    const spread = token({ chainIds: [ALPHA, BETA], initialReceivers: [] });
    expect(safetyHints(organisation({ token: spread })).find(({ id }) => id === 'tokens-uncounted')?.sentence).toMatch(/with them\.$/);
    expect(safetyHints({ ...withModules({ governor: [] }), token: spread }).map(({ id }) => id)).not.toContain('tokens-uncounted');
  });

  test('stand in whole sentences', () => {
    for (const { sentence } of safetyHints(
      withGovernor({ votingPeriod: 'min', preVotingTimelock: 0, preExecutionTimelock: 0, quorumThreshold: 0 }),
    )) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});

test('a quorum is measured by what all chains that vote hold, and said to be', () => {
  const form = withModules({ governor: [governor({ chainId: ALPHA, votingChainIds: [BETA], quorumThreshold: 60, proposalThreshold: 1 })] });
  const all = {
    ...form,
    token: token({
      chainIds: [ALPHA, BETA],
      initialReceivers: [
        { chainId: ALPHA, receivers: [receiver({ address: `governor|${form.modules.governor[0]!.governorName}`, amount: '500' })] },
        { chainId: BETA, receivers: [receiver({ amount: '500' })] },
      ],
    }),
  };
  const said = (quorumThreshold: number) => {
    all.modules.governor[0] = { ...all.modules.governor[0]!, quorumThreshold };
    return safetyHints(all)
      .filter(({ id }) => id.startsWith('quorum'))
      .map(({ sentence }) => sentence);
  };
  expect(said(60)[0]).toBe('Only 50 % of the supply can vote, so no vote would ever reach a quorum of 60 %.');
  expect(said(50)).toEqual([
    'The quorum is a share of what is created on all 2 chains. What is burned on another chain for good still counts in it.',
  ]);
});
