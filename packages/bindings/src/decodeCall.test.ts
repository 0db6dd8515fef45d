import { BRIDGES } from '@althing/domain/bridges';
import { emptyRemote, type RemoteDraft, remoteContent, remoteKey, toCalls } from '@althing/domain/governance';
import { sampleFacts, sampleRemote, TOKEN as SAMPLE_TOKEN } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import * as fc from 'fast-check';
import { concat, encodeFunctionData, encodePacked, numberToHex, size, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { platformAddresses } from './addresses.ts';
import { bringProofCall } from './bridges/controllerCalls.ts';
import { messagesIn } from './bridges/messagesIn.ts';
import { type Call, contractCall } from './call.ts';
import { governorAbi, messageControllerAbi, timelockAbi, tokenAbi, upgradeAuthorityAbi } from './contracts.ts';
import { decodeCall, type KnownContract, typedCall } from './decodeCall.ts';
import { CONTRACT_KIND_NUMBERS, encodeDeployOrganisation } from './deployOrganisation.ts';
import { encodePropose } from './governor.ts';
import { multiSendAbi, safeAbi } from './safe/abi.ts';
import { SAFE_CONTRACTS } from './safe/canonical.ts';
import { encodeExecuteSafe, safeTransactionOf } from './safe/transactions.ts';

const TOKEN: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const GOVERNOR: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const TIMELOCK: Address = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';
const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const contracts: KnownContract[] = [
  { address: TOKEN, label: 'Token ACME', abi: 'Token' },
  { address: GOVERNOR, label: 'Governor Main', abi: 'Governor' },
  { address: TIMELOCK, label: 'Timelock of Main', abi: 'Timelock' },
];
const transfer = contractCall({ address: TOKEN, abi: tokenAbi, functionName: 'transfer', args: [ALICE, 5n] });

describe('a call', () => {
  it('to a known contract is told by its label, function and named arguments', () => {
    expect(decodeCall(transfer, contracts)).toEqual({
      ...transfer,
      contract: 'Token ACME',
      certainty: 'known',
      functionName: 'transfer',
      signature: 'transfer(address,uint256)',
      args: [
        { name: 'to', type: 'address', value: ALICE },
        { name: 'value', type: 'uint256', value: '5' },
      ],
      calls: [],
      told: [],
      warnings: [],
    });
  });

  it('to an unknown contract is told as a guess from its selector', () => {
    expect(decodeCall(transfer)).toMatchObject({ contract: 'Token', certainty: 'selector', functionName: 'transfer' });
  });

  it('with a selector that the known contract does not have is not guessed at', () => {
    const call: Call = { ...transfer, to: GOVERNOR };
    expect(decodeCall(call, contracts)).toMatchObject({
      contract: 'Governor Main',
      certainty: 'unknown',
      functionName: null,
      data: call.data,
    });
  });

  it('without data is a transfer of native currency', () => {
    expect(decodeCall({ to: ALICE, value: 7n, data: '0x' })).toMatchObject({ certainty: 'transfer', value: 7n, contract: null, args: [] });
  });

  it('with arguments that do not fit keeps its raw data', () => {
    const data = transfer.data.slice(0, 20) as Hex;
    expect(decodeCall({ ...transfer, data }, contracts)).toMatchObject({ certainty: 'unknown', data, functionName: null });
  });

  it('of whatever bytes never throws', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((value) => `0x${Buffer.from(value).toString('hex')}` as const);
    const selectors = fc.constantFrom<Hex>(
      transfer.data.slice(0, 10) as Hex,
      encodePropose({ governor: GOVERNOR, actions: [], description: '' }).data.slice(0, 10) as Hex,
      '0x',
    );
    fc.assert(
      fc.property(selectors, bytes, (selector, rest) => {
        const data = concat([selector, rest]);
        expect(decodeCall({ to: TOKEN, value: 0n, data }).data).toBe(data);
      }),
    );
  });
});

describe('a call that carries others', () => {
  it('shows the actions of a proposal', () => {
    const actions: Call[] = [transfer, { to: ALICE, value: 3n, data: '0x' }];
    const { calls } = decodeCall(encodePropose({ governor: GOVERNOR, actions, description: 'Pay' }), contracts);
    expect(calls).toMatchObject([
      { contract: 'Token ACME', functionName: 'transfer' },
      { certainty: 'transfer', value: 3n, to: ALICE },
    ]);
  });

  it('shows what a timelock, a Safe and a MultiSend would do, through all of them', () => {
    const batch = encodeFunctionData({
      abi: timelockAbi,
      functionName: 'executeBatch',
      args: [[TOKEN], [0n], [transfer.data], zeroHash, zeroHash],
    });
    const packed = encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, TIMELOCK, 9n, BigInt(size(batch)), batch]);
    const several = concat([packed, encodePacked(['uint8', 'address', 'uint256', 'uint256'], [0, ALICE, 1n, 0n])]);
    const multiSend = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [several] });
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [GOVERNOR, 0n, multiSend, 1, 0n, 0n, 0n, ALICE, ALICE, '0x'],
    });
    const decoded = decodeCall({ to: ALICE, value: 0n, data }, contracts.slice(0, 1));
    const [inSafe] = decoded.calls;
    expect(inSafe).toMatchObject({ functionName: 'multiSend', to: GOVERNOR });
    expect(inSafe!.calls).toMatchObject([
      { functionName: 'executeBatch', value: 9n },
      { certainty: 'transfer', value: 1n },
    ]);
    expect(inSafe!.calls[0]!.calls).toMatchObject([{ contract: 'Token ACME', certainty: 'known', functionName: 'transfer' }]);
  });

  it('gives up on a MultiSend that is cut short', () => {
    const packed = encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, TOKEN, 0n, 400n, '0x1234']);
    const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] });
    expect(decodeCall({ to: ALICE, value: 0n, data })).toMatchObject({
      functionName: 'multiSend',
      calls: [],
      told: [],
      warnings: [{ type: 'unreadCalls' }],
    });
  });

  it('stops unfolding where somebody nests without end', () => {
    let call: Call = transfer;
    for (let depth = 0; depth < 20; depth++) call = encodePropose({ governor: GOVERNOR, actions: [call], description: '' });
    let [inner, depth] = [decodeCall(call, contracts), 0];
    while (inner.calls[0]) [inner, depth] = [inner.calls[0], depth + 1];
    expect(depth).toBe(6);
    expect(inner).toMatchObject({ functionName: 'propose', calls: [], told: [], warnings: [{ type: 'unreadCalls' }] });
  });

  it('says which of its arguments they tell', () => {
    const schedule = contractCall({
      address: TIMELOCK,
      abi: timelockAbi,
      functionName: 'schedule',
      args: [TOKEN, 0n, transfer.data, zeroHash, zeroHash, 86_400n],
    });
    expect(decodeCall(schedule, contracts).told).toEqual([0, 1, 2]);
  });

  it('does not tell some of them where its lists differ in length', () => {
    const data = encodeFunctionData({
      abi: timelockAbi,
      functionName: 'executeBatch',
      args: [[TOKEN], [0n, 1n], [transfer.data], zeroHash, zeroHash],
    });
    expect(decodeCall({ to: TIMELOCK, value: 0n, data }, contracts)).toMatchObject({ calls: [], warnings: [{ type: 'unreadCalls' }] });
  });
});

describe('a transaction of a Safe', () => {
  const transaction = (to: Address, data: Hex, operation: number, gasPrice = 0n) =>
    decodeCall({
      to: ALICE,
      value: 0n,
      data: encodeFunctionData({
        abi: safeAbi,
        functionName: 'execTransaction',
        args: [to, 1n, data, operation, 0n, 7n, gasPrice, TOKEN, GOVERNOR, '0x'],
      }),
    });
  const batchOf = (...packed: Hex[]) => encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(packed)] });
  const packedCall = (operation: number, to: Address) => encodePacked(['uint8', 'address', 'uint256', 'uint256'], [operation, to, 1n, 0n]);
  const MULTI_SEND = SAFE_CONTRACTS.multiSend.address;

  it('that runs code is no payment, also where it gives the code no data', () => {
    expect(transaction(ALICE, '0x', 0).calls).toMatchObject([{ certainty: 'transfer', warnings: [] }]);
    expect(transaction(ALICE, '0x', 1).calls).toMatchObject([{ certainty: 'unknown', warnings: [{ type: 'foreignCode' }] }]);
    expect(transaction(TOKEN, transfer.data, 1).calls).toMatchObject([
      { functionName: 'transfer', isDelegated: true, warnings: [{ type: 'foreignCode' }] },
    ]);
  });

  it('may make several calls by code of the Safe project, each with its own operation', () => {
    const [batch] = transaction(MULTI_SEND, batchOf(packedCall(0, ALICE), packedCall(1, TOKEN)), 1).calls;
    expect(batch).toMatchObject({ functionName: 'multiSend', warnings: [] });
    expect(batch!.calls).toMatchObject([
      { to: ALICE, certainty: 'transfer', warnings: [] },
      { to: TOKEN, certainty: 'unknown', isDelegated: true, warnings: [{ type: 'foreignCode' }] },
    ]);
    expect(transaction(ALICE, batchOf(packedCall(0, ALICE)), 1).calls[0]!.warnings).toEqual([{ type: 'foreignCode' }]);
  });

  it.each<[string, Hex]>([
    ['a piece of a call', encodePacked(['uint8', 'address', 'uint96'], [1, ALICE, 0n])],
    ['a byte', '0x00'],
    ['an operation that there is not', packedCall(2, ALICE)],
    ['data longer than there is', encodePacked(['uint8', 'address', 'uint256', 'uint256'], [0, ALICE, 0n, 2n ** 256n - 85n])],
  ])('that ends in %s is not told in part', (_, tail) => {
    const [batch] = transaction(MULTI_SEND, batchOf(packedCall(0, ALICE), tail), 1).calls;
    expect(batch).toMatchObject({ calls: [], told: [], warnings: [{ type: 'unreadCalls' }] });
  });

  it('tells what it refunds, where it refunds anything', () => {
    expect(transaction(ALICE, '0x', 0).warnings).toEqual([]);
    expect(transaction(ALICE, '0x', 0, 3n).warnings).toEqual([
      { type: 'refund', gasPrice: 3n, baseGas: 7n, token: TOKEN, receiver: GOVERNOR },
    ]);
    expect(transaction(zeroAddress, '0x', 0).told).toEqual([0, 1, 2]);
  });
});

describe('the deployment of an organisation', () => {
  it('is decoded down to the parameters of each contract', () => {
    const origins = [{ chainId: 31338n, minimum: 2, delay: 600 }];
    const setup = { owner: ALICE, vetoer: zeroAddress, originators: [ALICE], resenders: [], pausers: [], adapters: [], origins };
    const call = encodeDeployOrganisation({
      identity: { id: numberToHex(1, { size: 32 }), founder: ALICE, heir: zeroAddress, chainIds: [31337n] },
      upgradeOwner: ALICE,
      founderContinues: false,
      safes: [{ kind: 2, name: 'Treasury', saltNonce: 4n, owners: [ALICE], threshold: 1n }],
      tokens: [],
      vestings: [],
      spokes: [],
      governors: [],
      proxies: [
        {
          salt: numberToHex(2, { size: 32 }),
          kind: CONTRACT_KIND_NUMBERS.messageController,
          implementation: platformAddresses.messageControllerImplementation,
          argument: zeroHash,
          companion: zeroAddress,
          initialisation: encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [setup] }),
        },
      ],
    });
    const known: KnownContract[] = [
      { address: platformAddresses.organisationNamespaces, label: 'Organisations', abi: 'Organisations' },
      { address: platformAddresses.organisationDeployer, label: 'Organisation deployer', abi: 'Organisation deployer' },
    ];
    const order = decodeCall(call, known);
    expect(order.args[0]).toMatchObject({
      name: 'order',
      value: expect.arrayContaining([{ name: 'upgradeOwner', type: 'address', value: ALICE }]),
    });
    const { calls, args, told, warnings } = order.calls[0]!;
    const [organisation] = args;
    expect(organisation).toMatchObject({
      name: 'organisation',
      value: expect.arrayContaining([
        {
          name: 'safes',
          type: 'tuple[]',
          value: [
            expect.arrayContaining([
              { name: 'owners', type: 'address[]', value: [ALICE] },
              { name: 'name', type: 'string', value: 'Treasury' },
            ]),
          ],
        },
      ]),
    });
    expect(calls).toMatchObject([{ contract: 'Message controller', functionName: 'initialize', certainty: 'selector' }]);
    expect(calls[0]!.args[0]).toMatchObject({
      value: expect.arrayContaining([
        { name: 'owner', type: 'address', value: ALICE },
        { name: 'originators', type: 'address[]', value: [ALICE] },
      ]),
    });
    expect([told, warnings]).toEqual([[], []]);
  });
});

it('tells a batch of five hundred calls that nobody knows in a moment, not in half a minute', () => {
  const unknown = encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, ALICE, 0n, 4n, '0xdeadbeef']);
  const data = encodeFunctionData({
    abi: multiSendAbi,
    functionName: 'multiSend',
    args: [concat(Array.from({ length: 500 }, () => unknown))],
  });
  const begun = performance.now();
  expect(decodeCall({ to: SAFE_CONTRACTS.multiSend.address, data, value: 0n }).calls).toHaveLength(500);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

it('tells for certain that a proof is brought to the adapter of Polymer', () => {
  const known: KnownContract[] = [{ address: TOKEN, label: 'Adapter of Polymer', abi: 'Polymer adapter' }];
  expect(decodeCall(bringProofCall(TOKEN, '0x1234'), known)).toMatchObject({
    certainty: 'known',
    contract: 'Adapter of Polymer',
    functionName: 'receiveMessage',
    args: [{ name: 'proof', value: '0x1234' }],
  });
});

describe('what a message does on another chain', () => {
  const CONTROLLER: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707';
  const send = contractCall({
    address: CONTROLLER,
    abi: messageControllerAbi,
    functionName: 'sendMessage',
    args: [{ targets: [TOKEN], calldatas: [transfer.data], threshold: 1, gasLimit: 100_000 }, 31338n, []],
  });
  const known: KnownContract[] = [...contracts, { address: CONTROLLER, label: 'Controller', abi: 'Message controller' }];

  it('is told, with the chain on which it is done', () => {
    const { calls, told } = decodeCall(send, known);
    expect(calls).toMatchObject([{ to: TOKEN, onChain: '31338', functionName: 'transfer' }]);
    // How it travels is told by the arguments.
    expect(told).toEqual([]);
  });

  it('is not said for certain, as other contracts may have these addresses there', () => {
    expect(decodeCall(send, known).calls[0]).toMatchObject({ certainty: 'selector' });
  });

  it('is said for certain where the contracts of that chain are known', () => {
    const there = (chainId: number): KnownContract[] => (chainId === 31338 ? contracts : []);
    expect(decodeCall(send, known, there).calls[0]).toMatchObject({ certainty: 'known', functionName: 'transfer' });
    expect(decodeCall(send, known, () => []).calls[0]).toMatchObject({ certainty: 'selector' });
  });

  it('is found among the calls of a proposal, of known controllers only', () => {
    const [found, ...others] = messagesIn([transfer, send], [CONTROLLER]);
    expect(others).toEqual([]);
    expect(found).toEqual({ controller: CONTROLLER, chainId: 31338, calls: [{ to: TOKEN, value: 0n, data: transfer.data }] });
    expect(messagesIn([send], [TOKEN])).toEqual([]);
    expect(messagesIn([{ to: CONTROLLER, data: '0x12345678' }], [CONTROLLER])).toEqual([]);
  });

  it('is found where a Safe is asked to send it, whose own it is then, also in its batch, and not where it is only proposed', () => {
    const inBatch = safeTransactionOf([transfer, send], 0n);
    for (const transaction of [safeTransactionOf([send], 0n), inBatch]) {
      const executed = encodeExecuteSafe(SAMPLE_TOKEN, transaction, [], ALICE);
      expect(messagesIn([executed], [CONTROLLER])).toMatchObject([{ chainId: 31338, sender: SAMPLE_TOKEN, calls: [{ to: TOKEN }] }]);
    }
    const relayed = contractCall({ address: TOKEN, abi: governorAbi, functionName: 'relay', args: [send.to, 0n, send.data] });
    expect(messagesIn([relayed], [CONTROLLER])).toMatchObject([{ sender: TOKEN }]);
    expect(messagesIn([encodePropose({ governor: TOKEN, actions: [send], description: 'Later' })], [CONTROLLER])).toEqual([]);
  });

  it('is what the builder of proposals writes', () => {
    const pay = { tempId: '1', type: 'sendToken', token: SAMPLE_TOKEN, decimals: 18, recipient: ALICE, amount: '5' } as const;
    const draft: RemoteDraft = { ...emptyRemote('r', 31338), calls: [pay] };
    const fees = BRIDGES.map((bridge) => ({ bridge, fee: 1n, gasLimit: 1n, refusal: null }));
    const quote = { outcome: 'succeeds', gas: 1n, failedCall: null, reason: null, fees } as const;
    const key = remoteKey(remoteContent(draft, sampleFacts())!);
    const facts = sampleFacts({ remote: sampleRemote({ quotes: new Map([[key, quote]]) }) });
    const [call] = toCalls([draft], facts);
    const written = { to: call!.target, value: call!.value, data: call!.calldata };
    expect(decodeCall(written, [{ ...known.at(-1)!, address: call!.target }])).toMatchObject({
      certainty: 'known',
      functionName: 'sendMessage',
    });
    expect(messagesIn([written], [call!.target])).toMatchObject([{ chainId: 31338, calls: [{ to: SAMPLE_TOKEN }] }]);
  });
});

describe('a batch of more calls than anybody reads', () => {
  const packed = (count: number): Hex =>
    concat(Array.from({ length: count }, () => encodePacked(['uint8', 'address', 'uint256', 'uint256'], [0, ALICE, 1n, 0n])));
  const batch = (count: number) =>
    decodeCall({
      to: SAFE_CONTRACTS.multiSend.address,
      value: 0n,
      data: encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed(count)] }),
      isDelegated: true,
    });

  it('is not taken apart, and says so', () => {
    expect(batch(500).calls).toHaveLength(500);
    expect(batch(501)).toMatchObject({ calls: [], warnings: [{ type: 'unreadCalls' }] });
  });

  it('counts all calls within calls together', () => {
    const inner = { ...batch(300) };
    const lists = [[inner.to, inner.to], [0n, 0n], [inner.data, inner.data], zeroHash, zeroHash] as const;
    const whole = decodeCall(contractCall({ address: TIMELOCK, abi: timelockAbi, functionName: 'executeBatch', args: lists }), contracts);
    expect(whole.calls.map(({ calls }) => calls.length)).toEqual([300, 0]);
    expect(whole.calls[1]!.warnings).toEqual([{ type: 'unreadCalls' }]);
  });
});

describe('a call as it would be typed', () => {
  it('has the function with the names of its arguments', () => {
    expect(typedCall(transfer, contracts)).toEqual({
      signature: 'transfer(address to, uint256 value)',
      args: [ALICE, '5'],
    });
  });

  it('has lists and tuples as JSON', () => {
    const upgrade = contractCall({
      address: GOVERNOR,
      abi: upgradeAuthorityAbi,
      functionName: 'upgrade',
      args: [[{ proxy: TOKEN, implementation: ALICE, data: '0x' }]],
    });
    const known: KnownContract[] = [{ address: GOVERNOR, label: 'Upgrades', abi: 'Upgrade authority' }];
    expect(typedCall(upgrade, known)?.args).toEqual([JSON.stringify([[TOKEN, ALICE, '0x']])]);
  });

  it('stays raw where the contract is not known, or the data is no call', () => {
    expect(typedCall(transfer, [])).toBeUndefined();
    expect(typedCall({ to: TOKEN, data: '0x12' }, contracts)).toBeUndefined();
  });
});
