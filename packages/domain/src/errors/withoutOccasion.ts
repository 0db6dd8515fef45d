/**
 * Messages of the specification for situations that cannot occur here, because one batch deploys everything on a chain, and addresses are
 * computed instead of looked up. `instead` is what is said for the corresponding failure.
 */
export const WITHOUT_OCCASION = {
  'Voting strategy not found for this chain': {
    reason: 'How votes are counted is part of the governor, not a contract that could be missing.',
    instead: 'GovernorQuadratic contract not found for this chain',
  },
  'Failed to Deploy Governor. Deployment salt not found': {
    reason: 'Every salt is derived from the one of the organisation, and no organisation is without it.',
    instead: 'Salt is not found',
  },
  'Transferring tokens to Governor': {
    reason: 'A token is created with its first holders, a governor among them, so nothing is transferred afterwards.',
    instead: 'Deploying Token',
  },
  'Setting Lockbox to Token': {
    reason: 'The batch puts the lockbox before the token, which is created with it; nothing is set afterwards.',
    instead: 'Deploying Lockbox',
  },
  'Lockbox salt is not found': {
    reason: 'Every salt is derived from the one of the organisation, and no organisation is without it.',
    instead: 'Salt is not found',
  },
  'Token deployment salt not found': {
    reason: 'Every salt is derived from the one of the organisation, and no organisation is without it.',
    instead: 'Salt is not found',
  },
  'GovernorTimelockQuadratic contract not found for this chain': {
    reason: 'Governors with and without a timelock are the same contract.',
    instead: 'GovernorQuadratic contract not found for this chain',
  },
  'Pre executor address not found': {
    reason: 'Guardians are part of the batch of their governor, at a computed address.',
    instead: 'Owner is not found',
  },
  'Governance System Factory not found for this chain': {
    reason: 'Contracts of the platform have the same computed address on every chain. Whether they stand there is asked before deploying.',
    instead: 'Proxy admin address not found',
  },
  'RefundGas logic contract not found for this chain': {
    reason: 'Contracts of the platform have the same computed address on every chain. Whether they stand there is asked before deploying.',
    instead: 'Proxy admin address not found',
  },
  'User is not found': {
    reason: 'Prices are attested by the installation, for no user, and who is not signed in is told so before anything else.',
    instead: 'User is not authenticated',
  },
  'ProxyFactory does not exist on this chain': {
    reason: 'Proxies come from the deployer contract of the platform, at a computed address.',
    instead: 'Fee collector not found on this chain',
  },
  'AssetPortals deployment failed': {
    reason: 'Asset controllers are part of the batch of their chain, which is carried out whole or not at all.',
    instead: 'Asset portal settings for this chain are invalid',
  },
  'Admin not found for this chain': {
    reason: 'An asset controller has one administrator, who holds all of its roles at the beginning.',
    instead: 'Asset controller admin not found',
  },
  'FeeCollector not found for this chain': {
    reason: 'Asset controllers charge nothing; the platform’s fee is taken by the wrapper before them, which stands with the platform.',
    instead: 'Fee collector not found on this chain',
  },
  'Message controller settings not found': {
    reason: 'A message controller has no settings but those of its chain in the multi-bridge.',
    instead: 'Multi-bridge settings are not found',
  },
  'Local registry is not found': {
    reason: 'A message controller keeps the bridges that it listens to by itself; there is no registry beside it.',
    instead: 'Adapter for source or destination not found',
  },
  'Some of the adapters are not found': {
    reason: 'Adapters come to a chain together with what message controllers run, so they are there or the platform is not.',
    instead: 'Logic contract not found for this chain',
  },
  'Token not found': {
    reason: 'An organisation has its token on some chains and not on others, so it is always said on which it is missing.',
    instead: 'Token not found for this chain',
  },
  'One or more existing governors are not valid': {
    reason: 'Governors of an organisation are founded with it; whatever an existing one is to hold names its address.',
    instead: 'Please provide all data for Token Authority',
  },
  'User not found': {
    reason: 'Whoever is connected may send transactions, known to the server or not; a session is never without its user.',
    instead: 'User is not connected',
  },
  'Could not find the function to encode in ABI': {
    reason: 'Functions of the platform are compiled with its calls, and those of other tokens are chosen from a list.',
    instead: 'Asset portal settings for this chain are invalid',
  },
  'Missing information for token approval': {
    reason: 'Token, spender and amount come from the market itself, so an approval always has all of them.',
    instead: 'Could not find market created args',
  },
  'No chainId found in wagmi config': {
    reason: 'The list of chains comes from the server; a chain that is not on it cannot be chosen.',
    instead: 'Wrong chain',
  },
} as const satisfies Record<string, { reason: string; instead: string }>;
