/** A file of the repository, and a word in it. */
type Place = readonly [file: string, word: string];

interface CrossChainRule {
  rule: string;
  /** Where it is kept. */
  by: Place;
  /** A test that fails without it. */
  test: Place;
}

const DOMAIN = 'packages/domain/src';
const RULES = `${DOMAIN}/setup/rules`;
const PORTALS = `${DOMAIN}/modules/portals`;

/** Rules of forms of tokens and portals, and what has to be there before a portal is planned or a transfer sent: docs/requirements.md#portals. */
export const CROSS_CHAIN_RULES: readonly CrossChainRule[] = [
  {
    rule: 'On submit portals are looked at first',
    by: [`${DOMAIN}/setup/toasts.ts`, '[TOASTS.portals,'],
    test: [
      `${DOMAIN}/setup/toasts.test.ts`,
      "['Standard limits must be lower than Multi-Bridge limits', 'Please provide all data for Asset Transfer Portals']",
    ],
  },
  {
    rule: 'Multi-bridge mint and burn limits exceed the respective standard limit',
    by: [`${PORTALS}/limitRules.ts`, 'several[kind] > own[kind]'],
    test: [`${RULES}/portalRules.test.ts`, 'Must be higher than standard limit'],
  },
  {
    rule: 'Each existing token needs decimals, address, chain, name, symbol and a valid address',
    by: [`${DOMAIN}/organisation/parts/existingToken.ts`, 'export const EXISTING_TOKEN'],
    test: [`${RULES}/existingTokenRules.test.ts`, 'One or more tokens are not valid'],
  },
  {
    rule: 'Existing tokens can be added only up to the number of supported chains, each chain once',
    by: [`${RULES}/existingTokenRules.ts`, 'existingTokens.length > context.chains.length'],
    test: [`${RULES}/existingTokenRules.test.ts`, 'Another token of this chain is named already'],
  },
  {
    rule: 'A new token needs at least one chain; each receiver a valid address and an amount; vesting schedules receivers and dates',
    by: [`${RULES}/tokenRules.ts`, 'function* receiversRules'],
    test: [`${RULES}/tokenRules.test.ts`, 'Check if you have provided all data for token receivers across all of the selected chains'],
  },
  {
    rule: 'Authority and treasury: a governor needs a name, any other holder valid addresses',
    by: [`${RULES}/tokenRules.ts`, 'function* holderRules'],
    test: [`${RULES}/tokenRules.test.ts`, 'Please provide all data for Bridge Tax Treasury'],
  },
  {
    rule: 'Portals need at least one chain and bridge, limits per bridge, and an administrator on each chain',
    by: [`${PORTALS}/rules.ts`, 'function* adminRules'],
    test: [`${RULES}/portalRules.test.ts`, 'Please provide all data for Asset Transfer Portals'],
  },
  {
    rule: 'Whether wrapping is accepted has to be answered where no token is created',
    by: [`${RULES}/existingTokenRules.ts`, 'isWrappingAccepted === undefined'],
    test: [`${RULES}/existingTokenRules.test.ts`, 'Please answer if you accept to wrap your tokens'],
  },
  {
    rule: 'Allocation percent is amount divided by total, times 100',
    by: [`${DOMAIN}/token/allocation.ts`, 'export function allocationPercent'],
    test: [`${DOMAIN}/token/token.test.ts`, 'of %i in %i is %s'],
  },
  {
    rule: 'The CSV import skips the header row and splits each line on comma or semicolon',
    by: [`${DOMAIN}/token/receiversCsv.ts`, 'header'],
    test: [`${DOMAIN}/token/token.test.ts`, 'only the header is taken off, and blank lines above it'],
  },
  {
    rule: 'Minimum bridges run from 2 up to the number of bridges that connect every two chains',
    by: [`${PORTALS}/rules.ts`, 'minBridges >= 2'],
    test: [`${RULES}/portalRules.test.ts`, 'Minimum 2 bridges are recommended'],
  },
  {
    rule: 'Function selectors are required where the default ones are not chosen',
    by: [`${PORTALS}/rules.ts`, 'function* selectorRules'],
    test: [`${RULES}/portalRules.test.ts`, 'functionSelectors'],
  },
  {
    rule: 'A multisig needs at least two addresses; the threshold runs from 1 to their number, removal is offered from the third onward',
    by: [`${DOMAIN}/organisation/limits.ts`, 'MIN_MULTISIG_ADDRESSES = 2'],
    test: [`${DOMAIN}/setup/edit.test.ts`, 'offers thresholds from 1 to the number of addresses and removal from the third'],
  },
  {
    rule: 'Resending needs fees: where a bridge answers none, that is said of the bridge',
    by: ['apps/server/src/fees/relayerFees.ts', "'relayer-fee-failed'"],
    test: ['apps/server/test/relayerFees.test.ts', 'is refused by the name of the bridge where there is no quote'],
  },
  {
    rule: 'The user is connected: somebody deploys on every chain of the portals',
    by: ['packages/planner/src/designChain.ts', "'deployer-missing'"],
    test: ['packages/planner/src/plan.test.ts', "['deployer-missing', 'nobody to deploy'"],
  },
  {
    rule: 'The bridge is supported, and adapters exist for source and destination',
    by: ['apps/server/src/fees/relayerFees.ts', "'adapter-missing'"],
    test: ['apps/server/test/relayerFees.test.ts', 'Adapter for source or destination not found'],
  },
  {
    rule: 'What a bridge calls both chains, and its contracts there, are known',
    by: [`${DOMAIN}/bridges/bridgeBetween.ts`, 'export function bridgeBetween'],
    test: [`${DOMAIN}/bridges/bridgeBetween.test.ts`, 'LayerZero endpoints not found for one of these chains'],
  },
  {
    rule: 'A gas limit goes with every message, measured or 2,000,000',
    by: [`${DOMAIN}/bridges/fees.ts`, 'DEFAULT_GAS_LIMIT = 2_000_000n'],
    test: [`${DOMAIN}/bridges/fees.test.ts`, 'is 2,000,000 where nobody could measure it'],
  },
  {
    rule: 'Token and administrator exist for the chain',
    by: ['packages/planner/src/modules/portals/designPortal.ts', "'portal-token-missing'"],
    test: ['packages/planner/src/modules/portals/designPortal.test.ts', "'portal-token-missing'"],
  },
];
