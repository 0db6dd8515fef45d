import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRIDGE_KEEPER, BRIDGE_VALIDATORS, bridgeAddresses, CCIP_VERIFIER_TAG } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { type Abi, type Hex, pad } from 'viem';
import { type Artifact, typechainArtifact } from '../packages.ts';
import { bridgeNumber, type BridgeParts, callsOf, otherChains } from './parts.ts';

type Name =
  | 'wrappedNative'
  | 'link'
  | 'rmn'
  | 'rmnProxy'
  | 'ccipRouter'
  | 'tokenAdminRegistry'
  | 'feeQuoter'
  | 'onRamp'
  | 'offRamp'
  | 'committeeVerifier'
  | 'verifierResolver'
  | 'ccipExecutor';

const OWNER = BRIDGE_KEEPER.address;
const DOLLAR = 10n ** 18n;
const WRAPPED = '@certusone/wormhole-sdk/lib/cjs/ethers-contracts/factories/MockWETH9__factory.js';

const LANE = {
  isEnabled: true,
  maxDataBytes: 30_000,
  maxPerMsgGasLimit: 3_000_000,
  destGasOverhead: 300_000,
  destGasPerPayloadByteBase: 16,
  chainFamilySelector: '0x2812d52c',
  defaultTokenFeeUSDCents: 25,
  defaultTokenDestGasOverhead: 90_000,
  defaultTxGasLimit: 200_000,
  networkFeeUSDCents: 10,
  linkFeeMultiplierPercent: 90,
};

function artifactIn(packages: string, name: string): Artifact {
  const file = (kind: string, end: string) => readFileSync(join(packages, '@chainlink/contracts-ccip', kind, `${name}.${end}`), 'utf8');
  return { abi: JSON.parse(file('abi', 'json')) as Abi, bytecode: file('bytecode', 'bin').trim() as Hex };
}

function deploymentsOn(packages: string, chainId: ChainId, lanes: readonly bigint[]): BridgeParts<Name>['deployments'] {
  const of = (name: string) => artifactIn(packages, name);
  const wrapped = typechainArtifact(join(packages, WRAPPED));
  const { wrappedNative, link, rmn, rmnProxy, tokenAdminRegistry, feeQuoter } = bridgeAddresses;
  const selector = bridgeNumber('ccip', chainId);
  const chain = { rmnRemote: rmnProxy, tokenAdminRegistry };
  return {
    wrappedNative: { artifact: wrapped, args: [] },
    link: { artifact: wrapped, args: [] },
    rmn: { artifact: of('latest/rmn'), args: [[OWNER]] },
    rmnProxy: { artifact: of('latest/rmn_proxy_contract'), args: [rmn] },
    ccipRouter: { artifact: of('v1_2_0/router'), args: [wrappedNative, rmnProxy] },
    tokenAdminRegistry: { artifact: of('v1_5_0/token_admin_registry'), args: [] },
    feeQuoter: {
      artifact: of('latest/fee_quoter'),
      args: [
        { maxFeeJuelsPerMsg: 10n ** 24n, linkToken: link },
        [OWNER],
        [],
        lanes.map((destChainSelector) => ({ destChainSelector, destChainConfig: LANE })),
      ],
    },
    onRamp: {
      artifact: of('latest/onramp'),
      args: [
        { chainSelector: selector, maxUSDCentsPerMessage: 100_000, ...chain },
        { feeQuoter, reentrancyGuardEntered: false, feeAggregator: OWNER },
      ],
    },
    offRamp: {
      artifact: of('latest/offramp'),
      args: [{ localChainSelector: selector, gasForCallExactCheck: 5000, maxGasBufferToUpdateState: 12_000, ...chain }],
    },
    committeeVerifier: {
      artifact: of('latest/committee_verifier'),
      args: [{ feeAggregator: OWNER, allowlistAdmin: OWNER }, ['local'], rmnProxy, CCIP_VERIFIER_TAG],
    },
    verifierResolver: { artifact: of('latest/versioned_verifier_resolver'), args: [] },
    ccipExecutor: {
      artifact: of('latest/executor'),
      args: [10, { feeAggregator: OWNER, allowedFinalityConfig: '0x00000000', ccvAllowlistEnabled: false }],
    },
  };
}

/** The real router and ramps, with a committee of three of whom two sign. */
export function ccipParts(packages: string, chainId: ChainId): BridgeParts<Name> {
  const lanes = otherChains(chainId).map((id) => bridgeNumber('ccip', id));
  const deployments = deploymentsOn(packages, chainId, lanes);
  const on = (name: Name) => callsOf(name, deployments[name].artifact.abi);
  const {
    wrappedNative,
    link,
    ccipRouter: router,
    onRamp,
    offRamp,
    committeeVerifier: verifier,
    verifierResolver,
    ccipExecutor,
  } = bridgeAddresses;
  const signers = BRIDGE_VALIDATORS.map(({ address }) => address);
  const verified = { defaultCCVs: [verifierResolver], laneMandatedCCVs: [] };
  const fees = { messageNetworkFeeUSDCents: 10, tokenNetworkFeeUSDCents: 25, baseExecutionGasCost: 150_000 };
  const send = { router, addressBytesLength: 20, tokenReceiverAllowed: true, defaultExecutor: ccipExecutor, offRamp, ...fees, ...verified };
  const tokenPrices = [
    { sourceToken: wrappedNative, usdPerToken: 2000n * DOLLAR },
    { sourceToken: link, usdPerToken: 15n * DOLLAR },
  ];
  const gasPrices = lanes.map((destChainSelector) => ({ destChainSelector, usdPerUnitGas: 2000n * 10n ** 9n }));
  const verification = { router, allowlistEnabled: false, feeUSDCents: 5, gasForVerification: 100_000, payloadSizeBytes: 200 };
  return {
    deployments,
    calls: async () => [
      on('feeQuoter')('updatePrices', { tokenPriceUpdates: tokenPrices, gasPriceUpdates: gasPrices }),
      on('verifierResolver')('applyInboundImplementationUpdates', [{ version: CCIP_VERIFIER_TAG, verifier }]),
      on('verifierResolver')(
        'applyOutboundImplementationUpdates',
        lanes.map((destChainSelector) => ({ destChainSelector, verifier })),
      ),
      on('committeeVerifier')(
        'applyRemoteChainConfigUpdates',
        lanes.map((remoteChainSelector) => ({ remoteChainSelector, ...verification })),
      ),
      on('committeeVerifier')(
        'applySignatureConfigs',
        [],
        lanes.map((sourceChainSelector) => ({ sourceChainSelector, threshold: 2, signers })),
      ),
      on('ccipExecutor')(
        'applyDestChainUpdates',
        [],
        lanes.map((destChainSelector) => ({ destChainSelector, config: { usdCentsFee: 10, enabled: true } })),
      ),
      on('onRamp')(
        'applyDestChainConfigUpdates',
        lanes.map((destChainSelector) => ({ destChainSelector, ...send })),
      ),
      on('offRamp')(
        'applySourceChainConfigUpdates',
        lanes.map((sourceChainSelector) => ({ sourceChainSelector, router, isEnabled: true, onRamps: [pad(onRamp)], ...verified })),
      ),
      on('ccipRouter')(
        'applyRampUpdates',
        lanes.map((destChainSelector) => ({ destChainSelector, onRamp })),
        [],
        lanes.map((sourceChainSelector) => ({ sourceChainSelector, offRamp })),
      ),
    ],
  };
}
