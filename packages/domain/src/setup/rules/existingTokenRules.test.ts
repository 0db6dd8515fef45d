import { describe } from 'vitest';
import { account, ALPHA, BETA, governor, organisation, safe, token, withToken } from '../../../test/forms.ts';
import { testRules } from '../../../test/rules.ts';
import type { OrganisationForm, TokenDraft } from '../form.ts';

const existing = (change: Partial<TokenDraft['existingTokens'][number]> = {}): TokenDraft['existingTokens'][number] => ({
  tempId: 'existingToken-1',
  chainId: ALPHA,
  address: account(7),
  name: 'Old',
  symbol: 'OLD',
  decimals: 18,
  ...change,
});

const around = (change: Partial<TokenDraft> = {}): OrganisationForm =>
  withToken({
    isCreatingNewToken: false,
    isWrappingAccepted: true,
    existingTokens: [existing()],
    initialReceivers: [],
    ...change,
  });

const unwrapped = (change: Partial<TokenDraft> = {}): OrganisationForm =>
  around({ isWrappingAccepted: false, name: 'Old', symbol: 'OLD', authority: [], ...change });

const at = 'token.existingTokens';

describe('tokens that exist', () => {
  testRules('token', [
    ['takes one that is wrapped, with a name and an owner for what is given out', around(), {}],
    ['takes one that stays as it is', unwrapped(), {}],
    [
      'asks whether they may be wrapped',
      around({ isWrappingAccepted: undefined }),
      { 'token.isWrappingAccepted': 'Please answer if you accept to wrap your tokens' },
    ],
    ['asks for at least one', around({ existingTokens: [] }), { [at]: 'One or more tokens are not valid' }],
    [
      'asks for everything that a token says of itself',
      around({ existingTokens: [existing({ chainId: null, address: '', name: '', symbol: '' })] }),
      {
        [`${at}.0.chainId`]: 'Please select a chain',
        [`${at}.0.address`]: 'The address is invalid',
        [`${at}.0.name`]: 'Please enter a name',
        [`${at}.0.symbol`]: 'Please enter a symbol',
        [at]: 'Governors vote with a token of their chain. Please name the one of Alpha',
      },
    ],
    [
      'refuses what is no address',
      around({ existingTokens: [existing({ address: '0x12' })] }),
      { [`${at}.0.address`]: 'The address is invalid' },
    ],
    [
      'refuses decimals in which nothing is counted',
      around({ existingTokens: [existing({ decimals: 6 })] }),
      { [`${at}.0.decimals`]: 'Only tokens of 18 decimals can be used so far' },
    ],
    [
      'takes every chain once',
      around({ existingTokens: [existing(), existing({ tempId: 'existingToken-2' })] }),
      { [`${at}.1.chainId`]: 'Another token of this chain is named already' },
    ],
    [
      'takes no more of them than there are chains',
      around({ existingTokens: Array.from({ length: 4 }, (_, i) => existing({ chainId: ALPHA + i, tempId: `existingToken-${i}` })) }),
      {
        [at]: 'At most 3 tokens, one for each chain',
        [`${at}.3.chainId`]: 'This chain is not available here',
        'token.chainIds': 'Tokens are wrapped on their own chain. Please add Beta, Gamma, Chain 31340',
      },
    ],
    [
      'gives nobody any at the beginning',
      around({ initialReceivers: token().initialReceivers }),
      { 'token.initialReceivers': 'An existing token is not created again, so none of it can be given to receivers at the start' },
    ],
    [
      'needs one on the chain of every governor',
      around({ existingTokens: [existing({ chainId: BETA })], chainIds: [ALPHA, BETA], authority: [safe(), safe({ chainId: BETA })] }),
      { [at]: 'Governors vote with a token of their chain. Please name the one of Alpha' },
    ],
    [
      'refuses a quorum of what nobody can count',
      around({ existingTokens: [existing({ address: '0x0000000000000000000000000000000000000000' })] }),
      { [at]: 'The total supply of Alpha’s own currency is not known, so no quorum could be a share of it. Please name a token' },
    ],
    [
      'counts votes of the governor’s chain only',
      {
        ...around({ chainIds: [ALPHA, BETA], authority: [safe(), safe({ chainId: BETA })] }),
        modules: { ...organisation().modules, governor: [governor({ votingChainIds: [ALPHA, BETA] })] },
      },
      { 'modules.governor.0.votingChainIds': 'With an existing token, votes are only counted on the governor’s chain so far' },
    ],
    [
      'asks for an owner of what is given out',
      around({ authority: [] }),
      { 'token.authority': 'Please provide all data for Token Authority' },
    ],
    [
      'gives out a token on more chains than it wraps one',
      around({ chainIds: [ALPHA, BETA], authority: [safe(), safe({ chainId: BETA })] }),
      {},
    ],
    [
      'takes a token that stays as it is under its own name, and with nothing that only its owner could do',
      unwrapped({
        name: 'New',
        symbol: 'NEW',
        chainIds: [ALPHA, BETA],
        authority: [safe()],
        bridgeTaxes: [{ tempId: 'tax-1', threshold: '0', taxPercentage: 1 }],
        bridgeTaxTreasury: [safe()],
      }),
      {
        'token.name': 'Without wrapping, the token keeps its own name and symbol',
        'token.symbol': 'Without wrapping, the token keeps its own name and symbol',
        'token.chainIds': 'Without wrapping, the token can only be on the chains of the existing tokens',
        'token.authority': 'Without wrapping, the token keeps its present owner',
        'token.bridgeTaxes': 'Without wrapping, the token cannot charge a bridge tax',
        'token.bridgeTaxTreasury': 'Without wrapping, the token cannot charge a bridge tax',
      },
    ],
    [
      'refuses the chain’s own currency as it is',
      organisation({
        token: unwrapped({ existingTokens: [existing({ address: '0x0000000000000000000000000000000000000000' })] }).token,
        modules: { ...organisation().modules, governor: [] },
      }),
      { [at]: 'A chain’s own currency can only be used wrapped' },
    ],
    [
      'are named only where no new one is created',
      around({ isCreatingNewToken: true, initialReceivers: token().initialReceivers }),
      { [at]: 'A new token wraps none', 'token.isWrappingAccepted': 'A new token wraps none' },
    ],
  ]);
});
