import { type Abi, decodeFunctionData } from 'viem';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { feeCollectorAbi, fixedPriceAuctioneerAbi, fixedTermTellerAbi, twapOracleAbi } from './contracts.ts';
import * as bindings from './index.ts';

const CONTRACT = '0x00000000000000000000000000000000000000c0';
const SOMEBODY = '0x00000000000000000000000000000000000000A1';
const OTHER = '0x00000000000000000000000000000000000000b2';
const oracle = CONTRACT;
const collector = CONTRACT;
const auctioneer = CONTRACT;

const calls: [Call, Abi, string, unknown[]][] = [
  [bindings.encodeConfirmAttestation({ oracle, attestation: '0x1234' }), twapOracleAbi, 'confirmAttestation', ['0x1234']],
  [bindings.encodeDropPrice({ oracle, base: SOMEBODY, quote: OTHER }), twapOracleAbi, 'dropPrice', [SOMEBODY, OTHER]],
  [bindings.encodeUpdatePriceSigner({ oracle, signer: SOMEBODY, registered: true }), twapOracleAbi, 'updateSigner', [SOMEBODY, true]],
  [bindings.encodeUpdateSignerThreshold({ oracle, threshold: 2n }), twapOracleAbi, 'updateThreshold', [2n]],
  [bindings.encodeUpdateTwapExpiration({ oracle, twapExpiration: 3600n }), twapOracleAbi, 'updateTwapExpiration', [3600n]],
  [bindings.encodeUpdateMaxJump({ oracle, maxJump: 5n }), twapOracleAbi, 'updateMaxJump', [5n]],
  [bindings.encodeUpdateFeeBps({ collector, feeBps: 300n }), feeCollectorAbi, 'updateFeeBps', [300n]],
  [bindings.encodeUpdateTreasury({ collector, treasury: SOMEBODY }), feeCollectorAbi, 'updateTreasury', [SOMEBODY]],
  [bindings.encodeSetProtocolReceiver({ teller: CONTRACT, receiver: SOMEBODY }), fixedTermTellerAbi, 'setProtocolReceiver', [SOMEBODY]],
  [bindings.encodeSetMinDepositInterval({ auctioneer, depositInterval: 7 }), fixedPriceAuctioneerAbi, 'setMinDepositInterval', [7]],
  [bindings.encodeSetMinMarketDuration({ auctioneer, duration: 9 }), fixedPriceAuctioneerAbi, 'setMinMarketDuration', [9]],
];

it.each(calls)('$2 is called on its contract with what was said', ({ to, data, value }, abi, functionName, args) => {
  expect([to, value]).toEqual([CONTRACT, 0n]);
  expect(decodeFunctionData({ abi, data })).toEqual({ functionName, args });
});
