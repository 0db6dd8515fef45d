import { getSafeOwners, getSafeThreshold, SAFE_SINGLETON_SLOT } from '@althing/bindings';
import { localAccount, rpc } from '@althing/devnet';
import {
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Address,
  getContractAddress,
  hashMessage,
  hashTypedData,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  size,
  slice,
  zeroAddress,
} from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citizenshipTypedData, TERMS_VERSION } from '@althing/domain/legal';
import { FREE_CHALLENGES } from '../src/store/challenges.ts';
import { isSafe } from '../src/api/auth/isSafe.ts';
import { isSignedByKey } from '../src/chains/verifySignature.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { confirmCitizenship, signIn, signInOnly } from './support/signIn.ts';

const owners = [localAccount(1), localAccount(2), localAccount(3)];
const [first, second] = owners as [(typeof owners)[0], (typeof owners)[0]];
const key = localAccount(4);

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let clockOffsetMs = 0;
const now = () => new Date(Date.now() + clockOffsetMs);
let safes: SafeFixtures;

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url }, { now });
  safes = await prepareSafes(chain);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

const SAFE_L2: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762';
const SAFE_FACTORY: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67';
const FALLBACK_HANDLER: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99';
const SIGN_MESSAGE_LIB: Address = '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9';
const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
]);
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function proxyCreationCode() view returns (bytes)',
]);

interface SafeFixtures {
  deployed: Address;
  undeployed: Address;
  /** Factory call that creates the undeployed one. */
  creation: Hex;
}

/** A 2-of-3 Safe that stands, and the address and creation of one that does not. */
async function prepareSafes({ client }: TestChain): Promise<SafeFixtures> {
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners.map(({ address }) => address), 2n, zeroAddress, '0x', FALLBACK_HANDLER, zeroAddress, 0n, zeroAddress],
  });
  const proxyCode = await client.readContract({ address: SAFE_FACTORY, abi: factoryAbi, functionName: 'proxyCreationCode' });
  const addressOf = (nonce: bigint) =>
    getContractAddress({
      opcode: 'CREATE2',
      from: SAFE_FACTORY,
      bytecode: concat([proxyCode, encodeAbiParameters([{ type: 'address' }], [SAFE_L2])]),
      salt: keccak256(concat([keccak256(initializer), pad(`0x${nonce.toString(16)}`, { size: 32 })])),
    });
  const creationOf = (nonce: bigint) =>
    encodeFunctionData({ abi: factoryAbi, functionName: 'createProxyWithNonce', args: [SAFE_L2, initializer, nonce] });
  const hash = await client.sendTransaction({ to: SAFE_FACTORY, data: creationOf(1n) });
  await client.waitForTransactionReceipt({ hash });
  return { deployed: addressOf(1n), undeployed: addressOf(2n), creation: creationOf(2n) };
}

/** Signatures of owners over a Safe's message, in the order that the contract demands. */
async function signForSafe(safe: Address, hash: Hex, signers: readonly (typeof first)[]): Promise<Hex> {
  const signed = await Promise.all(
    signers.map(async (owner) => ({
      address: owner.address.toLowerCase(),
      signature: await owner.signTypedData({
        domain: { chainId: 31337, verifyingContract: safe },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: hash },
      }),
    })),
  );
  return concat(signed.sort((a, b) => (a.address < b.address ? -1 : 1)).map(({ signature }) => signature));
}

/** What owners do in the Safe's own app: the message is approved on chain by a transaction of the Safe. */
async function approveOnChain(safe: Address, hash: Hex): Promise<void> {
  const nonce = await chain.client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
  const data = encodeFunctionData({ abi: parseAbi(['function signMessage(bytes data)']), args: [hash] });
  const message = { to: SIGN_MESSAGE_LIB, value: 0n, data, operation: 1, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const;
  const signatures = await Promise.all(
    [first, second].map(async (owner) => ({
      address: owner.address.toLowerCase(),
      signature: await owner.signTypedData({
        domain: { chainId: 31337, verifyingContract: safe },
        types: {
          SafeTx: [
            { name: 'to', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'data', type: 'bytes' },
            { name: 'operation', type: 'uint8' },
            { name: 'safeTxGas', type: 'uint256' },
            { name: 'baseGas', type: 'uint256' },
            { name: 'gasPrice', type: 'uint256' },
            { name: 'gasToken', type: 'address' },
            { name: 'refundReceiver', type: 'address' },
            { name: 'nonce', type: 'uint256' },
          ],
        },
        primaryType: 'SafeTx',
        message: { ...message, gasToken: zeroAddress, refundReceiver: zeroAddress, nonce },
      }),
    })),
  );
  const sorted = concat(signatures.sort((a, b) => (a.address < b.address ? -1 : 1)).map(({ signature }) => signature));
  const hashOfTransaction = await chain.client.writeContract({
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [message.to, 0n, data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress, sorted],
  });
  await chain.client.waitForTransactionReceipt({ hash: hashOfTransaction });
}

/** Answers `isValidSignature` with its magic word, `getThreshold` with 1 and everything else like `getOwners` of [0x…01]. */
const LOOK_ALIKE: Hex =
  '0x5f3560e01c80631626ba7e14602b578063e75235b814603a5760205f526001602052600160405260605ff35b631626ba7e60e01b5f5260205ff35b60015f5260205ff3';
const OTHER_SINGLETON = getAddress('0x00000000000000000000000000000000000c0de6');
const SECRET = pad('0x01');
const NOT_SIGNED = 'The signature does not fit a challenge of this address. Please sign in again.';

const challengeFor = async (address: Address, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await send(server.url, 'POST', '/api/v1/auth/challenge', { json: { address }, headers });
  return answer.body.challenge;
};
/** A challenge that counts only together with the secret. */
const tiedChallengeFor = async (address: Address, secret: Hex): Promise<string> => {
  const json = { address, secretHash: keccak256(secret) };
  return (await send(server.url, 'POST', '/api/v1/auth/challenge', { json })).body.challenge;
};
const loginWith = (secret: Hex, address: Address, signature: Hex): Promise<Answer> =>
  send(server.url, 'POST', '/api/v1/auth/login', { json: { address, signature, chainId: 31337, secret } });
const login = (address: Address, signature: Hex, chainId = 31337): Promise<Answer> =>
  send(server.url, 'POST', '/api/v1/auth/login', { json: { address, signature, chainId } });

describe('the challenge', () => {
  it('is an EIP-4361 message bound to origin, address and chain that expires after five minutes', async () => {
    const message = parseSiweMessage(await challengeFor(key.address));
    expect(message).toMatchObject({
      address: key.address,
      chainId: 31337,
      version: '1',
      domain: new URL(server.url).host,
      uri: server.url,
    });
    expect(message.expirationTime!.getTime() - message.issuedAt!.getTime()).toBe(300_000);
    expect(message.nonce!.length).toBeGreaterThanOrEqual(16);
  });

  it('names the origin that asks where we know it, and ours where we do not', async () => {
    const { port } = new URL(server.url);
    const known = parseSiweMessage(await challengeFor(key.address, { origin: `http://localhost:${port}` }));
    expect(known.domain).toBe(`localhost:${port}`);
    const foreign = parseSiweMessage(await challengeFor(key.address, { origin: 'https://evil.test' }));
    expect(foreign.domain).toBe(new URL(server.url).host);
  });

  it('is refused for a chain that we do not know', async () => {
    const answer = await send(server.url, 'POST', '/api/v1/auth/challenge', { json: { address: key.address, chainId: 424_242 } });
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown-chain']);
  });

  it('is never displaced by others, and the asker gets one that counts however many are open', async () => {
    const account = localAccount(9);
    const { port } = new URL(server.url);
    const headers = { origin: `http://localhost:${port}` };
    const oldest = await challengeFor(account.address);
    const open = new Set([oldest]);
    for (let more = 0; more < 120; more++) open.add(await challengeFor(account.address));
    expect(open.size).toBe(FREE_CHALLENGES);
    const elsewhere = await challengeFor(account.address, headers);
    const tied = await tiedChallengeFor(account.address, SECRET);
    expect(open.has(elsewhere) || open.has(tied)).toBe(false);
    const newest = await challengeFor(account.address);
    for (const message of [oldest, newest]) {
      expect((await login(account.address, await account.signMessage({ message }))).status).toBe(200);
    }
    const signature = await account.signMessage({ message: elsewhere });
    const json = { address: account.address, signature, chainId: 31337 };
    expect((await send(server.url, 'POST', '/api/v1/auth/login', { json })).body.code).toBe('signature-invalid');
    expect((await send(server.url, 'POST', '/api/v1/auth/login', { json, headers })).status).toBe(200);
    expect((await loginWith(SECRET, account.address, await account.signMessage({ message: tied }))).status).toBe(200);
  });

  it('leaves its asker four minutes, and costs a login ten recoveries at most, however strangers ask', async () => {
    let [recoveries, offset] = [0, 0];
    const counted: typeof isSignedByKey = (...args) => (recoveries++, isSignedByKey(...args));
    const clock = () => new Date(Date.now() + offset);
    const asked = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url }, { isSignedByKey: counted, now: clock });
    const account = localAccount(9);
    const { address } = account;
    const ask = async (json: object): Promise<string> =>
      (await send(asked.url, 'POST', '/api/v1/auth/challenge', { json: { address, ...json } })).body.challenge;
    const attempt = async (json: object) => {
      recoveries = 0;
      const { status } = await send(asked.url, 'POST', '/api/v1/auth/login', { json: { address, chainId: 31337, ...json } });
      return [status, recoveries];
    };
    const first = await ask({});
    const tied = await ask({ secretHash: keccak256(SECRET) });
    for (let minute = 0; minute < 4; minute++) {
      await Promise.all(Array.from({ length: 30 }, () => ask({})));
      offset += 61_000;
    }
    const late = await ask({});
    expect(parseSiweMessage(late).expirationTime!.getTime() - clock().getTime()).toBeGreaterThan(240_000);
    expect(await attempt({ signature: await account.signMessage({ message: 'none of them' }) })).toEqual([400, 9]);
    expect(await attempt({ signature: await account.signMessage({ message: tied }), secret: SECRET })).toEqual([200, 1]);
    expect(await attempt({ signature: await account.signMessage({ message: late }) })).toEqual([200, 1]);
    expect(await attempt({ signature: await account.signMessage({ message: first }) })).toEqual([200, 8]);
    await asked.close();
  });
});

describe('a key signs in', () => {
  it('and gets a session whose token expires in a day', async () => {
    const message = await challengeFor(key.address);
    const { status, body } = await login(key.address, await key.signMessage({ message }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ address: key.address, name: null, isSafe: false });
    const [header, claims] = body.accessToken.split('.').map((part: string) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toMatchObject({ alg: 'HS256' });
    expect(JSON.parse(claims)).toMatchObject({ iss: 'althing', aud: 'althing-web', sub: body.id });
    expect(JSON.parse(claims).exp - JSON.parse(claims).iat).toBe(86_400);
    const me = await send(server.url, 'GET', '/api/v1/users/me', { token: body.accessToken });
    expect(me.body).toMatchObject({ id: body.id, address: key.address });
  });

  it('with any of several open challenges, and without a node', async () => {
    const cut = await startTestServer(await cluster.createDatabase(), { RPC_31337: 'http://127.0.0.1:1' });
    const ask = async () => (await send(cut.url, 'POST', '/api/v1/auth/challenge', { json: { address: key.address } })).body.challenge;
    const older = await ask();
    await ask();
    const signature = await key.signMessage({ message: older });
    const answer = await send(cut.url, 'POST', '/api/v1/auth/login', { json: { address: key.address, signature, chainId: 31337 } });
    await cut.close();
    expect(answer.status).toBe(200);
  });

  it('though it delegates to a contract (EIP-7702), and is no Safe because of that', async () => {
    const account = localAccount(6);
    const authorization = await account.signAuthorization({
      contractAddress: SAFE_L2,
      chainId: 31337,
      nonce: await chain.client.getTransactionCount({ address: account.address }),
    });
    const hash = await chain.client.sendTransaction({ to: account.address, authorizationList: [authorization] });
    await chain.client.waitForTransactionReceipt({ hash });
    expect(await chain.client.getCode({ address: account.address })).toMatch(/^0xef0100/);
    const answer = await login(account.address, await account.signMessage({ message: await challengeFor(account.address) }));
    expect(answer.body).toMatchObject({ address: account.address, isSafe: false });
  });
});

describe('signing in is refused', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['without a challenge', async () => login(localAccount(7).address, await localAccount(7).signMessage({ message: 'hello' }))],
    [
      'with the signature of somebody else',
      async () => login(key.address, await first.signMessage({ message: await challengeFor(key.address) })),
    ],
    [
      'with a challenge of somebody else',
      async () => login(key.address, await key.signMessage({ message: await challengeFor(first.address) })),
    ],
    ['with a changed message', async () => login(key.address, await key.signMessage({ message: `${await challengeFor(key.address)}!` }))],
    ['with rubbish', async () => (await challengeFor(key.address), login(key.address, '0x1234'))],
    ['with nothing', async () => (await challengeFor(key.address), login(key.address, '0x'))],
    ['with rubbish as long as a signature', async () => (await challengeFor(key.address), login(key.address, `0x${'ff'.repeat(65)}`))],
  ])('%s', async (_name, attempt) => {
    const answer = await attempt();
    expect([answer.status, answer.body.code]).toEqual([400, 'signature-invalid']);
  });

  it('on another chain than the challenge names', async () => {
    const signature = await key.signMessage({ message: await challengeFor(key.address) });
    expect((await login(key.address, signature, 31338)).status).not.toBe(200);
    expect((await login(key.address, signature, 31337)).status).toBe(200);
  });

  it('without the secret that the challenge is tied to', async () => {
    const signature = await key.signMessage({ message: await tiedChallengeFor(key.address, SECRET) });
    expect((await login(key.address, signature)).body.code).toBe('signature-invalid');
    expect((await loginWith(pad('0x02'), key.address, signature)).body.code).toBe('signature-invalid');
    expect((await loginWith(SECRET, key.address, signature)).status).toBe(200);
  });

  it('after five minutes', async () => {
    const message = await challengeFor(key.address);
    clockOffsetMs = 301_000;
    const answer = await login(key.address, await key.signMessage({ message }));
    clockOffsetMs = 0;
    expect(answer.status).toBe(400);
  });

  it('the second time, and a failed attempt does not burn the challenge', async () => {
    const message = await challengeFor(key.address);
    expect((await login(key.address, await first.signMessage({ message }))).status).toBe(400);
    const signature = await key.signMessage({ message });
    expect((await login(key.address, signature)).status).toBe(200);
    expect((await login(key.address, signature)).status).toBe(400);
  });

  it('to all but one of many at once, however the signature is written', async () => {
    const message = await challengeFor(key.address);
    const signature = await key.signMessage({ message });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => login(key.address, i % 2 ? signature : malleate(signature))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });
});

/** The other of the two signatures that the same key makes for the same message (high s). */
function malleate(signature: Hex): Hex {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = order - BigInt(`0x${signature.slice(66, 130)}`);
  return `0x${signature.slice(2, 66)}${s.toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`;
}

describe('a Safe signs in', () => {
  it('with enough owners', async () => {
    const message = await challengeFor(safes.deployed);
    const signature = await signForSafe(safes.deployed, hashMessage(message), [first, second]);
    expect(size(signature)).toBe(130);
    const { status, body } = await login(safes.deployed, signature);
    expect([status, body.address, body.isSafe]).toEqual([200, safes.deployed, true]);
  });

  it('not with too few, nor with the bare signature of an owner', async () => {
    const message = await challengeFor(safes.deployed);
    const one = await signForSafe(safes.deployed, hashMessage(message), [first]);
    const refused = await login(safes.deployed, one);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'signature-invalid',
      'The Safe needs the confirmations of 2 of its 3 owners; 1 has confirmed. Please sign in again with more of them.',
    ]);
    const bare = await login(safes.deployed, await first.signMessage({ message }));
    expect([bare.status, bare.body.message]).toEqual([400, NOT_SIGNED]);
  });

  it('not with the signatures of strangers, nor of owners under another message, of whom it says nothing', async () => {
    const message = await challengeFor(safes.deployed);
    const attempts = [
      await signForSafe(safes.deployed, hashMessage(message), [key]),
      await signForSafe(safes.deployed, hashMessage('something else'), [first]),
    ];
    for (const signature of attempts) expect((await login(safes.deployed, signature)).body.message).toBe(NOT_SIGNED);
  });

  it('with an empty signature once the message was approved on chain, and not before', async () => {
    const message = await challengeFor(safes.deployed);
    const early = await login(safes.deployed, '0x');
    expect([early.status, early.body.message]).toEqual([
      400,
      'The Safe has not approved this sign-in yet. It needs the confirmations of 2 of its 3 owners.',
    ]);
    await approveOnChain(safes.deployed, hashMessage(message));
    const { status, body } = await login(safes.deployed, '0x');
    expect([status, body.isSafe]).toEqual([200, true]);
    expect((await login(safes.deployed, '0x')).status).toBe(400);
  });

  it('alone, though everybody can see that the message was approved on chain', async () => {
    const message = await tiedChallengeFor(safes.deployed, SECRET);
    await approveOnChain(safes.deployed, hashMessage(message));
    expect((await login(safes.deployed, '0x')).status).toBe(400);
    expect((await loginWith(SECRET, safes.deployed, '0x')).status).toBe(200);
  });

  it.each<[string, (address: Address, safeCode: Hex) => Promise<void>]>([
    ['code of its own', (address) => rpc(chain.url, 'anvil_setCode', [address, LOOK_ALIKE])],
    [
      "a Safe's proxy before a singleton that nobody published",
      async (address, safeCode) => {
        await rpc(chain.url, 'anvil_setCode', [address, safeCode]);
        await rpc(chain.url, 'anvil_setCode', [OTHER_SINGLETON, LOOK_ALIKE]);
        await rpc(chain.url, 'anvil_setStorageAt', [address, SAFE_SINGLETON_SLOT, pad(OTHER_SINGLETON)]);
      },
    ],
  ])('and is not confused with what answers like one from %s', async (_name, place) => {
    const address = getAddress('0x00000000000000000000000000000000000c0de7');
    await place(address, (await chain.client.getCode({ address: safes.deployed }))!);
    expect([await getSafeOwners(chain.client, { safe: address }), await getSafeThreshold(chain.client, { safe: address })]).toEqual([
      [pad('0x01', { size: 20 })],
      1,
    ]);
    await challengeFor(address);
    const { status, body } = await login(address, pad('0x12', { size: 66 }));
    expect([status, body.isSafe]).toEqual([200, false]);
  });

  it('before it is deployed (ERC-6492), and stays undeployed', async () => {
    const message = await challengeFor(safes.undeployed);
    const inner = await signForSafe(safes.undeployed, hashMessage(message), [first, second]);
    expect((await login(safes.undeployed, inner)).status).toBe(400);
    const wrapped = concat([
      encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [SAFE_FACTORY, safes.creation, inner]),
      `0x${'6492'.repeat(16)}`,
    ]);
    const { status, body } = await login(safes.undeployed, wrapped);
    expect([status, body.isSafe]).toEqual([200, true]);
    expect(await chain.client.getCode({ address: safes.undeployed })).toBeUndefined();
  });

  it('before it is deployed only where the creation that is brought makes this very account', async () => {
    const other = getAddress('0x00000000000000000000000000000000000c0de9');
    const bring = (factory: Address, creation: Hex): Hex =>
      concat([
        encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [factory, creation, '0x12']),
        `0x${'6492'.repeat(16)}`,
      ]);
    const brought = bring(SAFE_FACTORY, safes.creation);
    expect(await isSafe(server.dependencies.chains.untrusted(31337), safes.undeployed, brought)).toBe(true);
    expect(await isSafe(server.dependencies.chains.untrusted(31337), other, brought)).toBe(false);
    expect(await isSafe(server.dependencies.chains.untrusted(31337), safes.undeployed, bring(other, safes.creation))).toBe(false);
    // The other canonical factories do not stand on this chain, and would make another account.
    expect(
      await isSafe(
        server.dependencies.chains.untrusted(31337),
        safes.undeployed,
        bring('0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2', safes.creation),
      ),
    ).toBe(false);
    expect(
      await isSafe(server.dependencies.chains.untrusted(31337), safes.undeployed, bring(SAFE_FACTORY, slice(safes.creation, 0, 68))),
    ).toBe(false);
  });

  it('before it is deployed also where its address is of one chain only', async () => {
    const { args } = decodeFunctionData({ abi: factoryAbi, data: safes.creation });
    const ofChain = parseAbi(['function createChainSpecificProxyWithNonce(address, bytes, uint256) returns (address)']);
    const creation = encodeFunctionData({
      abi: ofChain,
      functionName: 'createChainSpecificProxyWithNonce',
      args: args as [Address, Hex, bigint],
    });
    const { data } = await chain.client.call({ to: SAFE_FACTORY, data: creation });
    const made = getAddress(slice(data!, 12));
    const brought = concat([
      encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [SAFE_FACTORY, creation, '0x12']),
      `0x${'6492'.repeat(16)}`,
    ]);
    expect(await isSafe(server.dependencies.chains.untrusted(31337), made, brought)).toBe(true);
    expect(await isSafe(server.dependencies.chains.untrusted(31337), safes.undeployed, brought)).toBe(false);
  });

  it('not while its chain is away, which is said as such', async () => {
    const cut = await startTestServer(await cluster.createDatabase(), { RPC_31337: 'http://127.0.0.1:1' });
    await send(cut.url, 'POST', '/api/v1/auth/challenge', { json: { address: safes.deployed } });
    const json = { address: safes.deployed, signature: '0x1234', chainId: 31337 };
    const answer = await send(cut.url, 'POST', '/api/v1/auth/login', { json });
    await cut.close();
    expect([answer.status, answer.body.code]).toEqual([503, 'rpc-unavailable']);
    expect(answer.text).not.toContain('127.0.0.1:1');
  });
});

describe('a session', () => {
  it('ends with logout, and only that one', async () => {
    const [one, two] = [await signInOnly(server.url, key), await signInOnly(server.url, key)];
    expect((await send(server.url, 'POST', '/api/v1/auth/logout', { token: one.token })).status).toBe(200);
    expect((await send(server.url, 'GET', '/api/v1/users/me', { token: one.token })).status).toBe(401);
    expect((await send(server.url, 'GET', '/api/v1/users/me', { token: two.token })).status).toBe(200);
  });

  it('ends after a day whatever the token says', async () => {
    const { token } = await signInOnly(server.url, key);
    clockOffsetMs = 86_401_000;
    const answer = await send(server.url, 'GET', '/api/v1/users/me', { token });
    clockOffsetMs = 0;
    expect([answer.status, answer.body.message]).toEqual([401, 'User is not authenticated']);
  });

  it('survives a restart of the server on the same data', async () => {
    const databaseUrl = await cluster.createDatabase();
    const env = { JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters' };
    const before = await startTestServer(databaseUrl, env);
    const { token } = await signInOnly(before.url, key);
    await before.close();
    const after = await startTestServer(databaseUrl, env);
    const answer = await send(after.url, 'GET', '/api/v1/users/me', { token });
    await after.close();
    expect(answer.status).toBe(200);
  });
});

const closedEnv = () => ({
  SIGNUPS: 'allowlist',
  CREATORS: 'allowlist',
  ALLOWLIST: `${first.address},${second.address}`,
  RPC_31337: chain.url,
});

describe('closed sign-ups', () => {
  it('let in who is on the list and tell everybody else', async () => {
    const closed = await startTestServer(await cluster.createDatabase(), closedEnv());
    await signInOnly(closed.url, first);
    const { body } = await send(closed.url, 'POST', '/api/v1/auth/challenge', { json: { address: key.address } });
    const json = { address: key.address, chainId: 31337, signature: await key.signMessage({ message: body.challenge }) };
    const refused = await send(closed.url, 'POST', '/api/v1/auth/login', { json });
    await closed.close();
    expect([refused.status, refused.body.message]).toEqual([403, 'New users are not allowed']);
  });

  it('end the session of who was taken off the list', async () => {
    const databaseUrl = await cluster.createDatabase();
    const secret = { JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters' };
    const before = await startTestServer(databaseUrl, { ...closedEnv(), ...secret });
    const [gone, kept] = [await signInOnly(before.url, first), await signInOnly(before.url, second)];
    await before.close();
    const after = await startTestServer(databaseUrl, { ...closedEnv(), ...secret, ALLOWLIST: second.address });
    const statuses = await Promise.all(
      [gone, kept].map(async ({ token }) => (await send(after.url, 'GET', '/api/v1/users/me', { token })).status),
    );
    await after.close();
    expect(statuses).toEqual([401, 200]);
  });

  it('end it also where a process of before lets them in again', async () => {
    const databaseUrl = await cluster.createDatabase();
    const secret = { JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters' };
    const before = await startTestServer(databaseUrl, { ...closedEnv(), ...secret });
    const after = await startTestServer(databaseUrl, { ...closedEnv(), ...secret, ALLOWLIST: second.address });
    const { token } = await signIn(before.url, first);
    const statuses = [
      await send(before.url, 'GET', '/api/v1/users/me', { token }),
      await send(after.url, 'GET', '/api/v1/users/me', { token }),
    ];
    await Promise.all([before.close(), after.close()]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
  });

  it('leave creating to the listed wallets, in the words of the specification', async () => {
    const open = await startTestServer(await cluster.createDatabase(), { ...closedEnv(), SIGNUPS: 'open' });
    const [listed, other] = [await signIn(open.url, first), await signIn(open.url, key)];
    const may = ({ token }: { token: string }) => send(open.url, 'GET', '/api/v1/users/me/organisation-creation-enabled', { token });
    const enabled = [(await may(listed)).body, (await may(other)).body];
    const refused = await send(open.url, 'POST', '/api/v1/organisations', { token: other.token, json: organisationForm(key.address) });
    await open.close();
    expect(enabled).toEqual([{ isEnabled: true }, { isEnabled: false }]);
    expect([refused.status, refused.body.message]).toEqual([403, 'Your wallet is not authorized to create organisations']);
  });
});

const confirm = (token: string, signature: Hex, chainId?: number) =>
  send(server.url, 'POST', '/api/v1/users/me/citizenship-confirmation', { token, json: { signature, chainId } });

describe('the citizenship statement', () => {
  it('is stored with the version of the terms and shown with the profile', async () => {
    const account = localAccount(8);
    const { token } = await signInOnly(server.url, account);
    const before = await send(server.url, 'GET', '/api/v1/users/me', { token });
    expect(before.body).toMatchObject({ citizenshipConfirmationSignature: null, citizenshipTermsVersion: null });
    const signature = await account.signTypedData(citizenshipTypedData({ account: account.address, chainId: 31337 }));
    const expected = { citizenshipConfirmationSignature: signature, citizenshipTermsVersion: TERMS_VERSION, citizenshipChainId: 31337 };
    expect((await confirm(token, signature)).body).toMatchObject(expected);
    expect((await send(server.url, 'GET', '/api/v1/users/me', { token })).body).toMatchObject(expected);
  });

  it('is asked for again, whatever was signed, once there is a new version of the terms', async () => {
    const { id, token } = await signIn(server.url, key);
    const create = () => send(server.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(key.address) });
    expect((await create()).status).toBe(201);
    // What was signed under the terms of today becomes what was signed under those of yesterday.
    await server.dependencies.pool.query(`update app.citizenship_confirmations set terms_version = 'older' where user_id = $1`, [id]);
    const profile = await send(server.url, 'GET', '/api/v1/users/me', { token });
    expect(profile.body).toMatchObject({ citizenshipConfirmationSignature: null, citizenshipTermsVersion: null, citizenshipChainId: null });
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([403, 'citizenship-required']);
    await confirmCitizenship(server.url, key, token);
    expect((await create()).status).toBe(201);
  });

  it('counts for a Safe whose owners signed', async () => {
    const message = await challengeFor(safes.deployed);
    const { body } = await login(safes.deployed, await signForSafe(safes.deployed, hashMessage(message), [first, second]));
    const hash = hashTypedData(citizenshipTypedData({ account: safes.deployed, chainId: 31337 }));
    const answer = await confirm(body.accessToken, await signForSafe(safes.deployed, hash, [first, second]), 31337);
    expect([answer.status, answer.body.citizenshipTermsVersion]).toEqual([200, TERMS_VERSION]);
  });

  it('is refused from another account, for another account, chain or version of the terms', async () => {
    const { token } = await signInOnly(server.url, key);
    const statement = (over: object) => citizenshipTypedData({ account: key.address, chainId: 31337, ...over });
    const signatures = [
      await first.signTypedData(statement({})),
      await key.signTypedData(statement({ account: first.address })),
      await key.signTypedData(statement({ chainId: 1 })),
      await key.signTypedData(statement({ termsVersion: 'older' })),
      '0x1234' as const,
    ];
    for (const signature of signatures) expect((await confirm(token, signature, 31337)).body.code).toBe('signature-invalid');
  });
});
