import { createHash } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { platformAddresses } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import { type EndpointKey, endpoints, errorBody } from '@althing/domain/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandlers } from '../src/api/handlers.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { png } from './support/pictures.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn, signInOnly } from './support/signIn.ts';

const creator = localAccount(0);
const other = localAccount(5);
const SECRET = 'a-secret-of-more-than-thirty-two-characters';

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let session: Session;
let stranger: Session;
/** What stands in the database when the calls are made. */
let known: { id: string; slug: string; contractId: string; fileId: string };

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  server = await startTestServer(await cluster.createDatabase(), { JWT_SECRET: SECRET, RPC_31337: chain.url });
  [session, stranger] = [await signIn(server.url, creator), await signIn(server.url, other)];
  const post = (path: string, json?: unknown) => send(server.url, 'POST', path, { token: session.token, json });
  const { body } = await post('/api/v1/organisations', organisationForm(creator.address));
  const registered = await post(`/api/v1/organisations/${body.id}/register`, {});
  const form = new FormData();
  form.append('file', new Blob([png()]));
  const file = await send(server.url, 'POST', '/api/v1/files', { token: session.token, raw: form });
  known = { id: body.id, slug: registered.body.slug, contractId: registered.body.contracts[0].id, fileId: file.body.id };
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

const GOVERNOR = `31337/0x${'ab'.repeat(20)}`;
/** No record has this id. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const permit = { buyer: `0x${'12'.repeat(20)}`, maxQuote: '5', nonce: '0', deadline: 2_000_000_000, signature: `0x${'34'.repeat(65)}` };
const unknownHash = `0x${'cd'.repeat(32)}`;

interface Row {
  /** The path of a call that is right in everything. */
  path: () => string;
  body?: () => unknown;
  /** Bodies of wrong types, each refused with 400. */
  wrong?: unknown[];
  /** Paths whose query or parameters are wrong, and the answer to each. */
  wrongPaths?: [path: () => string, status: number][];
  /** What a signed-in stranger gets; where absent, the same as the owner. */
  stranger?: number;
  /** What the right call gets. */
  status: number;
}

const LONG = 'x'.repeat(300);
const wrongForms = () => {
  const form = organisationForm(creator.address);
  return [
    { ...form, name: '' },
    { ...form, name: 7 },
    { ...form, name: LONG },
    { ...form, description: '   ' },
    { ...form, categoryId: 'no-such-category' },
    { ...form, logoId: 'no-such-file' },
    { ...form, links: [{ id: '1', type: 'website', url: 'javascript:alert(1)' }] },
    { ...form, links: [{ id: '1', type: 'myspace', url: 'https://example.org' }] },
    { ...form, modules: {} },
    { ...form, modules: { ...form.modules, protocolUpgrades: { isMultisig: true, addresses: [], threshold: 1 } } },
    { ...form, modules: { ...form.modules, safeTreasury: [{ ...form.modules.safeTreasury[0], addresses: ['0x12', '0x34'] }] } },
    { ...form, modules: { ...form.modules, governor: [{ ...form.modules.governor[0], votingPeriod: 0 }] } },
    { ...form, modules: { ...form.modules, governor: [{ ...form.modules.governor[0], chainId: 1 }] } },
    { ...form, token: { ...form.token, initialReceivers: [{ chainId: 31337, receivers: [{ tempId: '1', address: 'x', amount: '-1' }] }] } },
    { ...form, salt: '0x12' },
    { ...form, isDemo: true },
    { ...form, name: 'Alt\u202Ehing' },
    { ...form, name: 'Аlthing' },
    { ...form, description: 'Made by\u200B a test' },
    { ...form, links: [{ id: '1', type: 'website', url: 'https://user:password@example.org' }] },
    { ...form, token: { ...form.token, symbol: 'T\u00ADEST' } },
    { ...form, modules: { ...form.modules, governor: [{ ...form.modules.governor[0], passportScoreRanges: Array(5000).fill('1') }] } },
    { ...form, modules: { ...form.modules, safeTreasury: Array(6000).fill(form.modules.safeTreasury[0]) } },
    { ...form, modules: { ...form.modules, safeTreasury: Array(2).fill(form.modules.safeTreasury[0]) } },
    { ...form, token: { ...form.token, chainIds: Array(160_000).fill(31337) } },
    { ...form, token: { ...form.token, chainIds: [31337, 31337] } },
    { ...form, token: { ...form.token, authority: Array(5000).fill(form.token!.authority[0]) } },
    { ...form, token: { ...form.token, authority: Array(2).fill(form.token!.authority[0]) } },
    { ...form, token: { ...form.token, initialReceivers: Array(2).fill(form.token!.initialReceivers[0]) } },
  ];
};

const attestationOf = (query: Record<string, string>) => {
  const right = { chainId: '31337', vaultAddress: other.address, quoteTokenAddress: other.address, isPriceInToken0: 'true' };
  return `/api/v1/attestations/twap-attestation?${new URLSearchParams({ ...right, ...query }).toString()}`;
};

const routesOf = (query: Record<string, string>) => {
  const right = { token: 'local-euro', originChainId: '31337', destinationChainId: '31338', amount: '1' };
  const whom = { sender: other.address, recipient: other.address };
  return `/api/v1/bridge/routes/quotes?${new URLSearchParams({ ...right, ...whom, ...query }).toString()}`;
};
const limitsOf = (query: Record<string, string>) => {
  const right = { originChainId: '31337', destinationChainId: '31338' };
  return `/api/v1/bridge/limits/${other.address}?${new URLSearchParams({ ...right, ...query }).toString()}`;
};

const pair = { sourceChainId: 31337, destinationChainId: 31338 };
const whose = { sender: other.address, recipient: other.address };
const routeOrder = { provider: 'relay', token: 'local-euro', amount: '1', originChainId: 31337, destinationChainId: 31338, ...whose };
const calls = { targets: [other.address], calldatas: ['0x'] };
const messageFee = { ...pair, ...calls, bridgeAdapterId: 'hyperlane', messageType: 'message', threshold: 1 };
const severalFees = { ...pair, ...calls, bridgeAdapterIds: ['hyperlane', 'ccip'], messageType: 'message', threshold: 1 };
const draft = {
  type: 'draft',
  chainId: 31337,
  by: { executor: other.address },
  calls: [{ target: creator.address, value: '1', calldata: '0x' }],
};
const simulation = { ...pair, ...calls, controllerAddress: other.address, sender: other.address };

/** One row per endpoint of the table; a missing one does not compile. */
const ROWS: Record<EndpointKey, Row> = {
  'GET /api/v1/config': { path: () => '/api/v1/config', status: 200 },
  'POST /api/v1/auth/challenge': {
    path: () => '/api/v1/auth/challenge',
    body: () => ({ address: other.address }),
    wrong: [
      {},
      { address: 'vitalik.eth' },
      { address: 7 },
      { address: other.address, chainId: 'one' },
      { address: other.address, chainId: -1 },
    ],
    status: 200,
  },
  'POST /api/v1/auth/login': {
    path: () => '/api/v1/auth/login',
    // Right in form; nobody signed anything.
    body: () => ({ address: localAccount(7).address, signature: '0x1234', chainId: 31337 }),
    wrong: [
      {},
      { address: other.address, signature: 'hello', chainId: 31337 },
      { address: other.address, signature: '0x123', chainId: 31337 },
      { address: other.address, signature: '0x12', chainId: 1.5 },
      { address: other.address, signature: '0x12', chainId: 424_242 },
    ],
    status: 400,
  },
  'POST /api/v1/auth/logout': { path: () => '/api/v1/auth/logout', status: 200 },
  'GET /api/v1/users/me': { path: () => '/api/v1/users/me', status: 200 },
  'POST /api/v1/users/me/citizenship-confirmation': {
    path: () => '/api/v1/users/me/citizenship-confirmation',
    body: () => ({ signature: '0x1234' }),
    wrong: [{}, { signature: 7 }, { signature: '0x12', chainId: 'x' }],
    status: 400,
  },
  'GET /api/v1/users/me/proposals': { path: () => '/api/v1/users/me/proposals', status: 200 },
  'GET /api/v1/users/me/tasks': { path: () => '/api/v1/users/me/tasks', status: 200 },
  'GET /api/v1/users/me/feed': { path: () => '/api/v1/users/me/feed', status: 200 },
  'POST /api/v1/users/me/feed': { path: () => '/api/v1/users/me/feed', status: 201 },
  'DELETE /api/v1/users/me/feed': { path: () => '/api/v1/users/me/feed', status: 200 },
  'GET /api/v1/users/me/labels': { path: () => '/api/v1/users/me/labels', status: 200 },
  'PUT /api/v1/users/me/labels/:address': {
    path: () => `/api/v1/users/me/labels/${other.address}`,
    body: () => ({ label: 'Baker' }),
    wrong: [{}, { label: 7 }, { label: ' ' }, { label: 'x'.repeat(61) }, { label: 'Made by\u200B a test' }, { label: 'A', more: 1 }],
    wrongPaths: [[() => '/api/v1/users/me/labels/baker.eth', 400]],
    status: 200,
  },
  'DELETE /api/v1/users/me/labels/:address': {
    path: () => `/api/v1/users/me/labels/${other.address}`,
    wrongPaths: [[() => '/api/v1/users/me/labels/x', 400]],
    status: 200,
  },
  'GET /api/v1/users/me/organisation-creation-enabled': { path: () => '/api/v1/users/me/organisation-creation-enabled', status: 200 },
  'POST /api/v1/files': { path: () => '/api/v1/files', status: 415 },
  'GET /api/v1/files/:id': {
    path: () => `/api/v1/files/${known.fileId}`,
    wrongPaths: [
      [() => '/api/v1/files/nothing', 404],
      [() => '/api/v1/files/..%2f..%2fjwt-secret', 404],
      [() => `/api/v1/files/${LONG}`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations': {
    path: () => '/api/v1/organisations?sort=name-asc&limit=5',
    wrongPaths: [
      [() => '/api/v1/organisations?limit=0', 400],
      [() => '/api/v1/organisations?limit=101', 400],
      [() => '/api/v1/organisations?limit=ten', 400],
      [() => '/api/v1/organisations?sort=loudest', 400],
      [() => '/api/v1/organisations?cursor=nonsense', 400],
      [
        () => `/api/v1/organisations?cursor=${Buffer.from('["not a date","00000000-0000-4000-8000-000000000000"]').toString('base64url')}`,
        400,
      ],
      [() => `/api/v1/organisations?cursor=${Buffer.from('["2026-01-01","1; drop table"]').toString('base64url')}`, 400],
      [() => '/api/v1/organisations?creator=me', 400],
      [() => '/api/v1/organisations?chainId=0', 400],
      [() => '/api/v1/organisations?chainId=9007199254740991', 200],
      [() => '/api/v1/organisations?chainId=9007199254740993', 400],
      [() => '/api/v1/organisations?search=%27)%3B--%20!%26%7C', 200],
      [() => '/api/v1/organisations?search=%00', 400],
      [() => '/api/v1/organisations?search=%ff', 200],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/categories': { path: () => '/api/v1/organisations/categories', status: 200 },
  'POST /api/v1/organisations': {
    path: () => '/api/v1/organisations',
    body: () => organisationForm(creator.address, { name: 'Another' }),
    wrong: wrongForms(),
    status: 201,
  },
  'GET /api/v1/organisations/id/:id': {
    path: () => `/api/v1/organisations/id/${known.id}`,
    wrongPaths: [
      [() => '/api/v1/organisations/id/1', 404],
      [() => '/api/v1/organisations/id/00000000-0000-4000-8000-000000000000', 404],
      [() => `/api/v1/organisations/id/${LONG}`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/slug/:slug': {
    path: () => `/api/v1/organisations/slug/${known.slug}`,
    wrongPaths: [
      [() => '/api/v1/organisations/slug/nobody', 404],
      [() => `/api/v1/organisations/slug/${LONG}`, 400],
    ],
    status: 200,
  },
  'POST /api/v1/organisations/:id/register': {
    path: () => `/api/v1/organisations/${known.id}/register`,
    body: () => ({}),
    wrong: [
      { deployers: 'me' },
      { deployers: [{ chainId: 31337, deployer: 'me' }] },
      { deployers: Array.from({ length: 51 }, () => ({})) },
    ],
    wrongPaths: [[() => '/api/v1/organisations/nothing/register', 404]],
    stranger: 403,
    status: 200,
  },
  'POST /api/v1/organisations/:id/contracts': {
    path: () => `/api/v1/organisations/${known.id}/contracts`,
    body: () => ({ chainId: 31337, transactionHash: unknownHash }),
    wrong: [
      {},
      { chainId: 31337, transactionHash: '0x12' },
      { chainId: '31337', transactionHash: unknownHash },
      { chainId: 1, transactionHash: unknownHash },
    ],
    stranger: 403,
    status: 200,
  },
  'POST /api/v1/organisations/:id/contracts/:contractId/reset': {
    path: () => `/api/v1/organisations/${known.id}/contracts/${known.contractId}/reset`,
    wrongPaths: [[() => `/api/v1/organisations/${known.id}/contracts/nothing/reset`, 404]],
    stranger: 403,
    status: 409,
  },
  'PATCH /api/v1/organisations/:id/complete-deployment': {
    path: () => `/api/v1/organisations/${known.id}/complete-deployment`,
    wrongPaths: [[() => '/api/v1/organisations/nothing/complete-deployment', 404]],
    stranger: 403,
    status: 409,
  },
  'GET /api/v1/organisations/:id/upgrade-proposals': {
    path: () => `/api/v1/organisations/${known.id}/upgrade-proposals?limit=5`,
    wrongPaths: [
      [() => '/api/v1/organisations/nothing/upgrade-proposals', 404],
      [() => `/api/v1/organisations/${known.id}/upgrade-proposals?limit=0`, 400],
      [() => `/api/v1/organisations/${known.id}/upgrade-proposals?cursor=nonsense`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/upgrade-proposals/:id': {
    path: () => `/api/v1/organisations/upgrade-proposals/${NOBODY}`,
    wrongPaths: [
      [() => '/api/v1/organisations/upgrade-proposals/1', 404],
      [() => `/api/v1/organisations/upgrade-proposals/${LONG}`, 400],
    ],
    status: 404,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/sign': {
    path: () => `/api/v1/organisations/upgrade-proposals/${NOBODY}/sign`,
    body: () => ({ signature: '0x' }),
    wrong: [{}, { signature: 7 }, { signature: '0x1' }, { signature: `0x${'00'.repeat(16_385)}` }],
    status: 404,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/execute': {
    path: () => `/api/v1/organisations/upgrade-proposals/${NOBODY}/execute`,
    status: 404,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/register': {
    path: () => `/api/v1/organisations/upgrade-proposals/${NOBODY}/register`,
    status: 404,
  },
  'POST /api/v1/organisations/:slug/upgrade-proposals/preview': {
    path: () => `/api/v1/organisations/${known.slug}/upgrade-proposals/preview`,
    body: () => ({ upgradedOrganisation: organisationForm(creator.address, { name: 'Another' }) }),
    wrong: [
      {},
      { upgradedOrganisation: { ...organisationForm(creator.address), salt: unknownHash } },
      { upgradedOrganisation: { ...organisationForm(creator.address), categoryId: 'no-such-category' } },
      { upgradedOrganisation: { ...organisationForm(creator.address), modules: {} } },
    ],
    wrongPaths: [[() => '/api/v1/organisations/nobody/upgrade-proposals/preview', 404]],
    // It is registered, but not deployed.
    status: 409,
  },
  'POST /api/v1/organisations/:slug/upgrade-proposals': {
    path: () => `/api/v1/organisations/${known.slug}/upgrade-proposals`,
    body: () => ({ proposalName: 'Another name', upgradedOrganisation: organisationForm(creator.address, { name: 'Another' }) }),
    wrong: [
      {},
      { proposalName: '', upgradedOrganisation: organisationForm(creator.address) },
      { proposalName: LONG, upgradedOrganisation: organisationForm(creator.address) },
      { proposalName: 'Alt\u202Ehing', upgradedOrganisation: organisationForm(creator.address) },
      { proposalName: 'Another name', upgradedOrganisation: { ...organisationForm(creator.address), salt: unknownHash } },
      { proposalName: 'Another name', upgradedOrganisation: { ...organisationForm(creator.address), categoryId: 'no-such-category' } },
      { proposalName: 'Another name', upgradedOrganisation: { ...organisationForm(creator.address), logoId: 'no-such-file' } },
      { proposalName: 'Another name', upgradedOrganisation: { ...organisationForm(creator.address), modules: {} } },
    ],
    wrongPaths: [[() => '/api/v1/organisations/nobody/upgrade-proposals', 404]],
    // It is registered, but not deployed.
    status: 409,
  },
  'POST /api/v1/organisations/:id/receipt': {
    path: () => `/api/v1/organisations/${known.id}/receipt`,
    stranger: 403,
    status: 409,
  },
  'GET /api/v1/organisations/:id/proposals': {
    path: () => `/api/v1/organisations/${known.id}/proposals`,
    wrongPaths: [
      [() => '/api/v1/organisations/nothing/proposals', 404],
      [() => `/api/v1/organisations/${known.id}/proposals?limit=-1`, 400],
      [() => `/api/v1/organisations/${known.id}/proposals?cursor=nonsense`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/members': {
    path: () => `/api/v1/organisations/${known.id}/members?chainId=31337`,
    wrongPaths: [
      [() => '/api/v1/organisations/nothing/members?chainId=31337', 404],
      [() => `/api/v1/organisations/${known.id}/members`, 400],
      [() => `/api/v1/organisations/${known.id}/members?chainId=x`, 400],
      [() => `/api/v1/organisations/${known.id}/members?chainId=31337&limit=101`, 400],
      [() => `/api/v1/organisations/${known.id}/members?chainId=31337&sort=loudest`, 400],
      [() => `/api/v1/organisations/${known.id}/members?chainId=31337&search=ada`, 400],
      [() => `/api/v1/organisations/${known.id}/members?chainId=31337&search=0xAb`, 200],
      [() => `/api/v1/organisations/${known.id}/members?chainId=424242`, 200],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/activity': {
    path: () => `/api/v1/organisations/${known.id}/activity?kind=vote&limit=5`,
    wrongPaths: [
      [() => '/api/v1/organisations/nothing/activity', 404],
      [() => `/api/v1/organisations/${known.id}/activity?kind=gossip`, 400],
      [() => `/api/v1/organisations/${known.id}/activity?cursor=nonsense`, 400],
      [() => `/api/v1/organisations/${known.id}/activity?limit=101`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account': {
    path: () => `/api/v1/organisations/${known.id}/members/31337/${other.address}`,
    wrongPaths: [
      [() => `/api/v1/organisations/nothing/members/31337/${other.address}`, 404],
      [() => `/api/v1/organisations/${known.id}/members/424242/${other.address}`, 404],
      [() => `/api/v1/organisations/${known.id}/members/31337/me`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account/votes': {
    path: () => `/api/v1/organisations/${known.id}/members/31337/${other.address}/votes`,
    wrongPaths: [
      [() => `/api/v1/organisations/nothing/members/31337/${other.address}/votes`, 404],
      [() => `/api/v1/organisations/${known.id}/members/31337/${other.address}/votes?cursor=nonsense`, 400],
      [() => `/api/v1/organisations/${known.id}/members/31337/me/votes`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account/delegators': {
    path: () => `/api/v1/organisations/${known.id}/members/31337/${other.address}/delegators`,
    wrongPaths: [
      [() => `/api/v1/organisations/nothing/members/31337/${other.address}/delegators`, 404],
      [() => `/api/v1/organisations/${known.id}/members/31337/${other.address}/delegators?cursor=1`, 400],
    ],
    status: 200,
  },
  'PUT /api/v1/organisations/:id/members/me/statement': {
    path: () => `/api/v1/organisations/${known.id}/members/me/statement`,
    body: () => ({ text: 'I bake.' }),
    wrong: [{}, { text: 7 }, { text: 'x'.repeat(4_001) }, { text: 'Made by\u200B a test' }],
    wrongPaths: [[() => '/api/v1/organisations/nothing/members/me/statement', 404]],
    // Its token does not stand yet, so it has no members.
    status: 403,
  },
  'GET /api/v1/organisations/:id/drift': {
    path: () => `/api/v1/organisations/${known.id}/drift`,
    wrongPaths: [[() => `/api/v1/organisations/${NOBODY}/drift`, 404]],
    status: 200,
  },
  'GET /api/v1/organisations/:id/treasury': {
    path: () => `/api/v1/organisations/${known.id}/treasury`,
    wrongPaths: [[() => `/api/v1/organisations/${NOBODY}/treasury`, 404]],
    status: 200,
  },
  'GET /api/v1/organisations/:id/transfers': {
    path: () => `/api/v1/organisations/${known.id}/transfers?direction=in&tokens=unknown`,
    wrongPaths: [
      [() => `/api/v1/organisations/${NOBODY}/transfers`, 404],
      [() => `/api/v1/organisations/${known.id}/transfers?direction=up`, 400],
      [() => `/api/v1/organisations/${known.id}/transfers?token=usdc`, 400],
      [() => `/api/v1/organisations/${known.id}/transfers?cursor=1`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/contract-events': {
    path: () => `/api/v1/organisations/${known.id}/contract-events?chainId=31337`,
    wrongPaths: [
      [() => `/api/v1/organisations/${known.id}/contract-events`, 400],
      [() => `/api/v1/organisations/${known.id}/contract-events?chainId=x`, 400],
      [() => `/api/v1/organisations/${known.id}/contract-events?chainId=31337&cursor=nonsense`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/contract-events': {
    path: () => `/api/v1/organisations/contract-events?chainId=31337&to=${creator.address}&eventName=Transfer`,
    wrongPaths: [
      [() => '/api/v1/organisations/contract-events?chainId=31337', 400],
      [() => '/api/v1/organisations/contract-events?chainId=31337&to=me', 400],
      [() => `/api/v1/organisations/contract-events?chainId=9007199254740991&to=${creator.address}`, 200],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/governors/names': {
    path: () => '/api/v1/organisations/governors/names',
    wrongPaths: [
      [() => '/api/v1/organisations/governors/names?chainId=x', 400],
      [() => '/api/v1/organisations/governors/names?cursor=nonsense', 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/name': {
    path: () => `/api/v1/organisations/governors/${GOVERNOR}/name`,
    wrongPaths: [
      [() => '/api/v1/organisations/governors/x/y/name', 400],
      [() => `/api/v1/organisations/governors/1/0x${'ab'.repeat(20)}/name`, 404],
      [() => `/api/v1/organisations/governors/31337/${platformAddresses.localDollar}/name`, 404],
    ],
    // There is no governor at this address.
    status: 404,
  },
  'GET /api/v1/search': {
    path: () => '/api/v1/search?query=Endpoint',
    wrongPaths: [
      [() => '/api/v1/search', 400],
      [() => '/api/v1/search?query=a', 400],
      [() => `/api/v1/search?query=${LONG}`, 400],
      [() => '/api/v1/search?query=rope&limit=9', 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/:id/tally': {
    path: () => `/api/v1/organisations/${known.id}/tally`,
    wrongPaths: [[() => `/api/v1/organisations/${NOBODY}/tally`, 404]],
    status: 200,
  },
  'PUT /api/v1/organisations/:id/tally': {
    path: () => `/api/v1/organisations/${known.id}/tally`,
    body: () => ({ isEnabled: true }),
    wrong: [{}, { isEnabled: 'yes' }, { isEnabled: true, tallySlug: 'mine' }],
    wrongPaths: [[() => `/api/v1/organisations/${NOBODY}/tally`, 404]],
    // No forum is configured.
    status: 409,
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals': {
    path: () => `/api/v1/organisations/governors/${GOVERNOR}/proposals`,
    wrongPaths: [
      [() => '/api/v1/organisations/governors/x/y/proposals', 400],
      [() => `/api/v1/organisations/governors/1/0x${'ab'.repeat(20)}/proposals`, 404],
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals?cursor=nonsense`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId': {
    path: () => `/api/v1/organisations/governors/${GOVERNOR}/proposals/1`,
    wrongPaths: [
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/-1`, 400],
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/${'9'.repeat(78)}`, 404],
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/${'9'.repeat(79)}`, 400],
    ],
    status: 404,
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes': {
    path: () => `/api/v1/organisations/governors/${GOVERNOR}/proposals/1/votes`,
    wrongPaths: [
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/1/votes?limit=1000`, 400],
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/1/votes?cursor=nonsense`, 400],
      [() => `/api/v1/organisations/governors/${GOVERNOR}/proposals/1/votes?support=3`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/attestations/twap-attestation': {
    path: () => attestationOf({ chainId: '424242' }),
    wrongPaths: [
      [() => '/api/v1/attestations/twap-attestation', 400],
      [() => attestationOf({ chainId: 'x' }), 400],
      [() => attestationOf({ vaultAddress: 'x' }), 400],
      [() => attestationOf({ quoteTokenAddress: '0x12' }), 400],
      [() => attestationOf({ isPriceInToken0: 'perhaps' }), 400],
      [() => attestationOf({ quoteTokenAddress: `0x${'ab'.repeat(20)}` }), 400],
    ],
    status: 404,
  },
  'POST /api/v1/bonds/markets': {
    path: () => '/api/v1/bonds/markets',
    body: () => ({ organisationId: known.id, chainId: 31337, name: 'Gold', isPrivate: false, transactionHash: unknownHash }),
    wrong: [
      {},
      { organisationId: '1', chainId: 31337, name: 'Gold', isPrivate: false },
      { organisationId: '1', chainId: 31337, name: '', isPrivate: false, transactionHash: unknownHash },
      { organisationId: '1', chainId: 31337, name: 'Gold', isPrivate: 'no', transactionHash: unknownHash },
      { organisationId: '1', chainId: 31337, name: 'Gold', isPrivate: false, transactionHash: '0x12' },
      {
        organisationId: '1',
        chainId: 31337,
        name: 'Gold',
        isPrivate: true,
        transactionHash: unknownHash,
        buyers: [{ address: 'me', maxQuote: '1' }],
      },
    ],
    status: 409,
  },
  'GET /api/v1/bonds/stats': { path: () => '/api/v1/bonds/stats', status: 200 },
  'GET /api/v1/bonds/organisations': {
    path: () => '/api/v1/bonds/organisations',
    wrongPaths: [
      [() => '/api/v1/bonds/organisations?limit=0', 400],
      [() => '/api/v1/bonds/organisations?cursor=nonsense', 400],
    ],
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/markets': {
    path: () => `/api/v1/bonds/organisations/${known.id}/markets?state=live&strategy=sda&search=gold`,
    wrongPaths: [
      [() => '/api/v1/bonds/organisations/nothing/markets', 404],
      [() => `/api/v1/bonds/organisations/${known.id}/markets?state=open`, 400],
      [() => `/api/v1/bonds/organisations/${known.id}/markets?strategy=x`, 400],
      [() => `/api/v1/bonds/organisations/${known.id}/markets?cursor=nonsense`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/markets/proposals': {
    path: () => `/api/v1/bonds/organisations/${known.id}/markets/proposals`,
    wrongPaths: [
      [() => '/api/v1/bonds/organisations/nothing/markets/proposals', 404],
      [() => `/api/v1/bonds/organisations/${known.id}/markets/proposals?cursor=nonsense`, 400],
    ],
    stranger: 403,
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/markets/permission': {
    path: () => `/api/v1/bonds/organisations/${known.id}/markets/permission`,
    wrongPaths: [[() => '/api/v1/bonds/organisations/nothing/markets/permission', 404]],
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/markets/unrecorded': {
    path: () => `/api/v1/bonds/organisations/${known.id}/markets/unrecorded`,
    wrongPaths: [[() => '/api/v1/bonds/organisations/nothing/markets/unrecorded', 404]],
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/chart-history': {
    path: () => `/api/v1/bonds/organisations/${known.id}/chart-history?period=7D`,
    wrongPaths: [
      [() => '/api/v1/bonds/organisations/nothing/chart-history', 404],
      [() => `/api/v1/bonds/organisations/${known.id}/chart-history?period=1Y`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/bonds/organisations/:id/stats': {
    path: () => `/api/v1/bonds/organisations/${known.id}/stats`,
    wrongPaths: [[() => '/api/v1/bonds/organisations/nothing/stats', 404]],
    status: 200,
  },
  'GET /api/v1/bonds/user/purchases': {
    path: () => '/api/v1/bonds/user/purchases',
    wrongPaths: [[() => '/api/v1/bonds/user/purchases?cursor=nonsense', 400]],
    status: 200,
  },
  'GET /api/v1/bonds/user/purchases/history': {
    path: () => '/api/v1/bonds/user/purchases/history?page=2&limit=10',
    wrongPaths: [
      [() => '/api/v1/bonds/user/purchases/history?page=0', 400],
      [() => '/api/v1/bonds/user/purchases/history?limit=101', 400],
    ],
    status: 200,
  },
  'PUT /api/v1/bonds/user/purchases/claim': {
    path: () => '/api/v1/bonds/user/purchases/claim',
    body: () => ({ chainId: 31337, transactionHash: unknownHash }),
    wrong: [{}, { chainId: 31337 }, { chainId: 1, transactionHash: unknownHash }, { chainId: 31337, transactionHash: '0x12' }],
    status: 404,
  },
  'GET /api/v1/bonds/user/chart-history': {
    path: () => '/api/v1/bonds/user/chart-history?period=1D',
    wrongPaths: [[() => '/api/v1/bonds/user/chart-history?period=x', 400]],
    status: 200,
  },
  'GET /api/v1/bonds/user/claimable': { path: () => '/api/v1/bonds/user/claimable', status: 200 },
  'GET /api/v1/bonds/user/points': { path: () => '/api/v1/bonds/user/points', status: 200 },
  'GET /api/v1/bonds/user/stats': { path: () => '/api/v1/bonds/user/stats', status: 200 },
  'GET /api/v1/bridge/transactions': {
    path: () =>
      `/api/v1/bridge/transactions?chainId=31337&bridge=ccip&status=pending&stage=sent&type=message&address=${creator.address}&hash=${unknownHash}&organisationId=${known.id}`,
    wrongPaths: [
      [() => '/api/v1/bridge/transactions?bridge=ferry', 400],
      [() => '/api/v1/bridge/transactions?status=lost', 400],
      [() => '/api/v1/bridge/transactions?stage=lost', 400],
      [() => '/api/v1/bridge/transactions?type=letter', 400],
      [() => '/api/v1/bridge/transactions?hash=0x12', 400],
      [() => '/api/v1/bridge/transactions?address=me', 400],
      [() => '/api/v1/bridge/transactions?cursor=nonsense', 400],
      [() => '/api/v1/bridge/transactions?organisationId=mine', 400],
      [() => `/api/v1/bridge/transactions?organisationId=${NOBODY}`, 404],
      [() => '/api/v1/bridge/transactions?chainId=9007199254740991', 200],
    ],
    status: 200,
  },
  'GET /api/v1/bridge/transactions/:id': {
    path: () => `/api/v1/bridge/transactions/31337-${unknownHash}-0`,
    wrongPaths: [
      [() => '/api/v1/bridge/transactions/nonsense', 404],
      [() => `/api/v1/bridge/transactions/99999999999999999999-${unknownHash}-0`, 404],
      [() => `/api/v1/bridge/transactions/31337-${unknownHash}-9999999999`, 404],
    ],
    status: 404,
  },
  'GET /api/v1/bridge/transactions/:id/waiting': {
    path: () => `/api/v1/bridge/transactions/31337-${unknownHash}-0/waiting`,
    wrongPaths: [[() => '/api/v1/bridge/transactions/nonsense/waiting', 404]],
    status: 404,
  },
  'GET /api/v1/bridge/durations': { path: () => '/api/v1/bridge/durations', status: 200 },
  'GET /api/v1/bridge/routes': { path: () => '/api/v1/bridge/routes', status: 200 },
  'GET /api/v1/bridge/routes/quotes': {
    path: () => routesOf({}),
    wrongPaths: [
      [() => routesOf({ token: 'Local Euro' }), 400],
      [() => routesOf({ token: 'nothing' }), 404],
      [() => routesOf({ destinationChainId: '31337' }), 400],
      [() => routesOf({ destinationChainId: '1' }), 404],
      [() => routesOf({ amount: '0' }), 400],
      [() => routesOf({ amount: String(1n << 112n) }), 400],
      [() => routesOf({ recipient: 'me' }), 400],
      [() => routesOf({ bridge: 'across' }), 400],
    ],
    status: 200,
  },
  'POST /api/v1/bridge/routes/orders': {
    path: () => '/api/v1/bridge/routes/orders',
    body: () => routeOrder,
    wrong: [
      {},
      { ...routeOrder, provider: 'across' },
      { ...routeOrder, amount: '0' },
      { ...routeOrder, recipient: 'me' },
      { ...routeOrder, destinationChainId: 31337 },
    ],
    status: 409,
  },
  'GET /api/v1/bridge/routes/transfers': {
    path: () => `/api/v1/bridge/routes/transfers?address=${other.address}`,
    wrongPaths: [
      [() => '/api/v1/bridge/routes/transfers?address=me', 400],
      [() => '/api/v1/bridge/routes/transfers?cursor=nonsense', 400],
      [() => '/api/v1/bridge/routes/transfers?hash=0x12', 400],
      [() => '/api/v1/bridge/routes/transfers?chainId=first', 400],
      [() => '/api/v1/bridge/routes/transfers?provider=hyperlane', 400],
      [() => '/api/v1/bridge/routes/transfers?state=stuck', 400],
      [() => '/api/v1/bridge/routes/transfers?organisationId=acme', 400],
      [() => '/api/v1/bridge/routes/transfers?organisationId=5f7b1f8e-0d5c-4a50-9d8c-3f4b4c3c2a10', 404],
    ],
    status: 200,
  },
  'GET /api/v1/bridge/routes/transfers/:id': {
    path: () => '/api/v1/bridge/routes/transfers/5f7b1f8e-0d5c-4a50-9d8c-3f4b4c3c2a10',
    wrongPaths: [[() => '/api/v1/bridge/routes/transfers/one', 400]],
    status: 404,
  },
  'POST /api/v1/bridge/routes/transfers': {
    path: () => '/api/v1/bridge/routes/transfers',
    body: () => ({ chainId: 31337, transactionHash: unknownHash }),
    wrong: [
      {},
      { chainId: 31337, transactionHash: '0x12' },
      { chainId: 'first', transactionHash: unknownHash },
      { chainId: 31337, transactionHash: unknownHash, provider: 'across' },
    ],
    status: 409,
  },
  'GET /api/v1/bonds/markets': {
    path: () => '/api/v1/bonds/markets?chainId=31337&limit=5',
    wrongPaths: [
      [() => '/api/v1/bonds/markets?organisationId=nothing', 404],
      [() => '/api/v1/bonds/markets?owner=me', 400],
      [() => '/api/v1/bonds/markets?cursor=nonsense', 400],
      [() => '/api/v1/bonds/markets?sort=cheapest', 400],
      [() => '/api/v1/bonds/markets?search=%27)%3B--%20!%25', 200],
    ],
    status: 200,
  },
  'GET /api/v1/bonds/markets/:id': {
    path: () => `/api/v1/bonds/markets/${NOBODY}`,
    wrongPaths: [
      [() => '/api/v1/bonds/markets/nothing', 404],
      [() => `/api/v1/bonds/markets/${LONG}`, 400],
    ],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId': {
    path: () => '/api/v1/bonds/markets/31337/5',
    wrongPaths: [
      [() => '/api/v1/bonds/markets/x/5', 400],
      [() => '/api/v1/bonds/markets/31337/-1', 400],
      [() => `/api/v1/bonds/markets/31337/${'9'.repeat(78)}`, 404],
    ],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId/purchases': {
    path: () => '/api/v1/bonds/markets/31337/5/purchases',
    wrongPaths: [[() => '/api/v1/bonds/markets/31337/5/purchases?page=0', 400]],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId/access': {
    path: () => '/api/v1/bonds/markets/31337/5/access',
    wrongPaths: [[() => '/api/v1/bonds/markets/x/5/access', 400]],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:id/buyers': { path: () => `/api/v1/bonds/markets/${NOBODY}/buyers`, status: 404 },
  'GET /api/v1/bonds/markets/:id/permits': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/permits`,
    wrongPaths: [[() => `/api/v1/bonds/markets/${NOBODY}/permits?page=0`, 400]],
    status: 404,
  },
  'POST /api/v1/bonds/markets/:id/permits': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/permits`,
    body: () => permit,
    wrong: [
      {},
      { ...permit, buyer: 'me' },
      { ...permit, maxQuote: 5 },
      { ...permit, nonce: '-1' },
      { ...permit, deadline: 1.5 },
      { ...permit, signature: '0x1' },
      { ...permit, more: 1 },
    ],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:id/price': { path: () => `/api/v1/bonds/markets/${NOBODY}/price`, status: 404 },
  'GET /api/v1/bonds/markets/:id/chart-history': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/chart-history`,
    wrongPaths: [[() => `/api/v1/bonds/markets/${NOBODY}/chart-history?period=x`, 400]],
    status: 404,
  },
  'GET /api/v1/bonds/markets/:id/volume-history': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/volume-history`,
    wrongPaths: [[() => `/api/v1/bonds/markets/${NOBODY}/volume-history?period=x`, 400]],
    status: 404,
  },
  'PUT /api/v1/bonds/markets/:id': {
    path: () => `/api/v1/bonds/markets/${NOBODY}`,
    body: () => ({ marketId: '5' }),
    wrong: [{}, { marketId: 5 }, { marketId: 'x' }],
    status: 404,
  },
  'PUT /api/v1/bonds/markets/:id/close': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/close`,
    body: () => ({ transactionHash: unknownHash }),
    wrong: [{ transactionHash: '0x12' }],
    status: 404,
  },
  'PUT /api/v1/bonds/markets/:id/close-propose': {
    path: () => `/api/v1/bonds/markets/${NOBODY}/close-propose`,
    body: () => ({ marketCloseProposalFunctionData: null }),
    wrong: [{}, { marketCloseProposalFunctionData: '0x12' }, { marketCloseProposalFunctionData: { target: 'me', data: '0x' } }],
    status: 404,
  },
  'GET /api/v1/bridge/tokens': {
    path: () => `/api/v1/bridge/tokens?search=acme&organisationId=${known.id}&controllerAddress=${other.address}`,
    wrongPaths: [
      [() => '/api/v1/bridge/tokens?controllerAddress=mine', 400],
      [() => '/api/v1/bridge/tokens?organisationId=mine', 400],
      [() => '/api/v1/bridge/tokens?cursor=nonsense', 400],
      [() => `/api/v1/bridge/tokens?search=${LONG}`, 400],
      [() => '/api/v1/bridge/tokens?chainId=1', 400],
    ],
    status: 200,
  },
  'GET /api/v1/bridge/limits/:address': {
    path: () => limitsOf({ amount: '1' }),
    wrongPaths: [
      [() => '/api/v1/bridge/limits/me?originChainId=31337&destinationChainId=31338', 400],
      [() => `/api/v1/bridge/limits/${other.address}?originChainId=31337`, 400],
      [() => limitsOf({ originChainId: '1' }), 400],
      [() => limitsOf({ destinationChainId: '31337' }), 400],
      [() => limitsOf({ amount: 'all' }), 400],
      [() => limitsOf({ amount: '-1' }), 400],
      [() => limitsOf({ amount: String(1n << 112n) }), 400],
      [() => limitsOf({ bridge: 'ccip' }), 400],
      [() => limitsOf({ amount: '1', grossAmount: '1' }), 400],
      [() => limitsOf({ grossAmount: String(1n << 112n) }), 400],
    ],
    status: 404,
  },
  'POST /api/v1/bridge/relayer-fee': {
    path: () => '/api/v1/bridge/relayer-fee',
    body: () => messageFee,
    wrong: [
      {},
      { ...messageFee, messageType: 'transfer' },
      { ...messageFee, threshold: 0 },
      { ...messageFee, threshold: 32 },
      { ...messageFee, targets: [] },
      { ...messageFee, targets: ['me'] },
      { ...messageFee, calldatas: ['0x1'] },
      { ...messageFee, calldatas: ['0x', '0x'] },
      { ...messageFee, calldatas: [`0x${'00'.repeat(29_937)}`] },
      { ...messageFee, targets: Array(1304).fill(other.address), calldatas: Array(1304).fill('0x') },
      { ...messageFee, messageId: '0x12' },
      { ...messageFee, controllerAddress: 'mine' },
      { ...messageFee, bridgeAdapterId: LONG },
      { ...messageFee, recipient: other.address },
      { ...pair, bridgeAdapterId: 'ccip', messageType: 'bridge', recipient: other.address, amount: '-1', threshold: 1 },
      { ...pair, bridgeAdapterId: 'ccip', messageType: 'bridge', recipient: other.address, amount: 'all', threshold: 1 },
      { ...pair, bridgeAdapterId: 'ccip', messageType: 'bridge', recipient: other.address, amount: String(1n << 112n), threshold: 1 },
      { ...pair, bridgeAdapterId: 'ccip', messageType: 'bridge', recipient: other.address, amount: '1', threshold: 1, unwrap: 'yes' },
    ],
    status: 200,
  },
  'POST /api/v1/bridge/relayer-fees': {
    path: () => '/api/v1/bridge/relayer-fees',
    body: () => severalFees,
    wrong: [
      {},
      { ...severalFees, bridgeAdapterIds: [] },
      { ...severalFees, bridgeAdapterIds: ['hyperlane', 'hyperlane'] },
      { ...severalFees, bridgeAdapterIds: ['1', '2', '3', '4', '5', '6', '7', '8'] },
      { ...severalFees, bridgeAdapterIds: [LONG] },
      { ...severalFees, bridgeAdapterId: 'hyperlane' },
      { ...severalFees, calldatas: ['0x', '0x'] },
      { ...severalFees, destinationChainId: 1 },
    ],
    status: 200,
  },
  'POST /api/v1/bridge/message-simulation': {
    path: () => '/api/v1/bridge/message-simulation',
    body: () => simulation,
    wrong: [
      {},
      { ...simulation, sender: 'me' },
      { ...simulation, targets: [other.address, other.address] },
      { ...simulation, calldatas: [`0x${'00'.repeat(29_937)}`] },
    ],
    status: 200,
  },
  'POST /api/v1/organisations/proposal/simulate': {
    path: () => '/api/v1/organisations/proposal/simulate',
    body: () => draft,
    wrong: [
      {},
      { ...draft, by: {} },
      { ...draft, by: { executor: 'me' } },
      { ...draft, chainId: 424_242 },
      { ...draft, calls: [] },
      { ...draft, calls: Array.from({ length: 51 }, () => draft.calls[0]) },
      { ...draft, calls: [{ ...draft.calls[0], calldata: `0x${'00'.repeat(49_153)}` }] },
      { ...draft, calls: [{ ...draft.calls[0], value: '-1' }] },
      { type: 'proposal', chainId: 31337, governor: other.address, proposalId: 'x' },
      { type: 'safe', chainId: 31337, hash: '0x12' },
      { type: 'upgrade', chainId: 31337, proposalId: LONG },
      { type: 'edit', chainId: 31337, organisationId: 'x', calls: [], contracts: [] },
    ],
    status: 200,
  },
  'GET /api/v1/prices/:chainId': {
    path: () => `/api/v1/prices/31337?tokens=${platformAddresses.localDollar}`,
    wrongPaths: [
      [() => '/api/v1/prices/424242', 400],
      [() => '/api/v1/prices/31337?tokens=usdc', 400],
      [() => `/api/v1/prices/31337?tokens=${Array.from({ length: 51 }, () => other.address).join(',')}`, 400],
    ],
    status: 200,
  },
  'GET /api/v1/names': {
    path: () => `/api/v1/names?accounts=${other.address}`,
    wrongPaths: [
      [() => '/api/v1/names', 400],
      [() => '/api/v1/names?accounts=ada.eth', 400],
      [() => `/api/v1/names?accounts=${Array.from({ length: 51 }, () => other.address).join(',')}`, 400],
    ],
    status: 200,
  },
  // Names are off here.
  'GET /api/v1/names/:name': { path: () => '/api/v1/names/ada.eth', wrongPaths: [[() => `/api/v1/names/${LONG}`, 400]], status: 409 },
  'GET /api/v1/tokens/:chainId/:address': {
    path: () => `/api/v1/tokens/31337/${platformAddresses.localDollar}`,
    wrongPaths: [
      [() => '/api/v1/tokens/31337/usdc', 400],
      [() => `/api/v1/tokens/x/${other.address}`, 400],
      [() => `/api/v1/tokens/1/${other.address}`, 400],
      [() => `/api/v1/tokens/31337/${other.address}`, 404],
    ],
    status: 200,
  },
  'GET /api/v1/tokens/:chainId/:address/bridges': {
    path: () => `/api/v1/tokens/31337/${platformAddresses.localDollar}/bridges`,
    wrongPaths: [
      [() => '/api/v1/tokens/31337/usdc/bridges', 400],
      [() => `/api/v1/tokens/1/${other.address}/bridges`, 400],
      [() => `/api/v1/tokens/31337/${other.address}/bridges?controllerAddress=me`, 400],
      [() => `/api/v1/tokens/31337/${other.address}/bridges?all=1`, 400],
    ],
    status: 200,
  },
  'POST /api/v1/local/advance-time': {
    path: () => '/api/v1/local/advance-time',
    body: () => ({ chainId: 31337, seconds: 60 }),
    wrong: [{}, { seconds: 0 }, { seconds: 1.5 }, { seconds: 1e12 }, { seconds: 60, chainId: 424_242 }],
    status: 200,
  },
  'POST /api/v1/local/passport-scores': {
    path: () => '/api/v1/local/passport-scores',
    body: () => ({ chainId: 31337, score: 25 }),
    wrong: [{}, { chainId: 31337, score: 0 }, { chainId: 31337, score: 101 }, { chainId: 31337, score: 1.5 }],
    status: 200,
  },
  'PUT /api/v1/local/bridges/:bridge/faults': {
    path: () => '/api/v1/local/bridges/axelar/faults',
    body: () => ({ pause: false }),
    wrong: [{ delayMs: -1 }, { drop: 'yes' }, { explode: true }],
    status: 200,
  },
  'PUT /api/v1/local/organisations/:id/demo': {
    path: () => `/api/v1/local/organisations/${known.id}/demo`,
    wrongPaths: [
      [() => `/api/v1/local/organisations/${NOBODY}/demo`, 404],
      [() => '/api/v1/local/organisations/harbour/demo', 404],
    ],
    status: 200,
  },
};

const rows = Object.entries(ROWS).map(([key, row]) => ({ key: key as EndpointKey, ...row }));
const methodOf = (key: EndpointKey) => key.split(' ')[0]!;
const isGuarded = (key: EndpointKey) => endpoints[key].auth === 'user' || endpoints[key].auth === 'citizen';
const hasBody = ({ body }: Row) => body !== undefined;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
/** A token that only we could have made, with whatever a test wants to be wrong in it. */
function forge(claims: object = {}, { header = {}, secret = SECRET }: { header?: object; secret?: string } = {}): string {
  const real = JSON.parse(Buffer.from(session.token.split('.')[1]!, 'base64url').toString());
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ ...real, ...claims })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const BAD_TOKENS: Record<string, () => string | undefined> = {
  'no token': () => undefined,
  'an expired token': () => forge({ iat: now() - 90_000, exp: now() - 3_600 }),
  'a token signed by somebody else': () => forge({}, { secret: 'another-secret-of-more-than-thirty-two-chars' }),
  'a token without a signature': () => `${encode({ alg: 'none', typ: 'JWT' })}.${session.token.split('.')[1]}.`,
  'a token that says it needs no signature': () => forge({}, { header: { alg: 'none' } }),
  'a token of another algorithm': () => forge({}, { header: { alg: 'HS512' } }),
  'a token for another audience': () => forge({ aud: 'somebody' }),
  'a token of another issuer': () => forge({ iss: 'somebody' }),
  'a token without an end': () => forge({ exp: undefined }),
  'a token of a session that never was': () => forge({ jti: '00000000-0000-4000-8000-000000000000' }),
  'a token of several sessions': () => forge({ jti: [JSON.parse(Buffer.from(session.token.split('.')[1]!, 'base64url').toString()).jti] }),
  'a token from the future': () => forge({ iat: now() + 3_600 }),
  'a token without a beginning': () => forge({ iat: undefined }),
  'a token whose session is no id': () => forge({ jti: "' or 1=1" }),
  'a token of the session of somebody else': () => forge({ sub: stranger.id }),
  'a changed token': () => session.token.replace(/.(?=\.[^.]*$)/, (last) => (last === 'A' ? 'B' : 'A')),
  'not a token at all': () => 'hello',
};

const ask = (row: Row & { key: EndpointKey }, over: Parameters<typeof send>[3] = {}) =>
  send(server.url, methodOf(row.key), row.path(), hasBody(row) ? { json: row.body!(), ...over } : over);

const INSIDES = /select |insert |\.ts\b|node_modules|127\.0\.0\.1|ECONN|stack/i;

/** The status of a refusal of the one shape that says nothing of our insides; else what is wrong with it. */
function refusal({ status, body, text }: Answer): number | string {
  const keys = Object.keys(body ?? {})
    .sort((x, y) => (x < y ? -1 : 1))
    .join();
  const isShape = keys === 'code,message,requestId' && /^[a-z0-9-]+$/.test(body.code) && typeof body.message === 'string';
  return isShape && !INSIDES.test(body.message) ? status : `${status} ${text}`;
}

it('has a handler and a row of this test for every endpoint', () => {
  expect(Object.keys(createHandlers(server.dependencies, { position: 0 })).sort()).toEqual(Object.keys(endpoints).sort());
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(endpoints).sort());
});

describe('guarded endpoints answer 401', () => {
  const guarded = rows.filter(({ key }) => isGuarded(key));
  for (const [name, token] of Object.entries(BAD_TOKENS)) {
    it.each(guarded)(`to ${name}: $key`, async (row) => {
      const bad = token();
      const answer = await ask(row, bad === undefined ? {} : { token: bad });
      expect(refusal(answer)).toBe(401);
      expect(answer.body).toMatchObject({ message: 'User is not authenticated', code: 'unauthenticated' });
    });
  }
});

describe('endpoints that tell more with a session refuse a bad one', () => {
  it.each(rows.filter(({ key }) => endpoints[key].auth === 'optional'))('$key', async (row) => {
    expect(refusal(await ask(row, { token: 'hello' }))).toBe(401);
    expect((await ask(row)).status).toBe(row.status);
  });
});

describe('open endpoints do not care about tokens', () => {
  it.each(rows.filter(({ key }) => endpoints[key].auth === 'none'))('$key', async (row) => {
    expect((await ask(row, { token: 'hello' })).status).toBe(row.status);
  });
});

describe('who has not signed the citizenship statement', () => {
  let token: string;
  beforeAll(async () => ({ token } = await signInOnly(server.url, localAccount(8))));
  const asked = rows.filter(({ key }) => isGuarded(key) && key !== 'POST /api/v1/auth/logout');

  it.each(asked.filter(({ key }) => endpoints[key].auth === 'citizen'))('may not $key', async (row) => {
    const answer = await ask(row, { token });
    expect(refusal(answer)).toBe(403);
    expect(answer.body).toMatchObject({ code: 'citizenship-required', message: 'Please confirm your citizenship first' });
  });

  it.each(asked.filter(({ key }) => endpoints[key].auth === 'user'))('may $key', async (row) => {
    expect((await ask(row, { token })).body.code).not.toBe('citizenship-required');
  });

  it('reads, signs in, signs the statement and takes a secret address back only', () => {
    const writing = rows.filter(({ key }) => isGuarded(key) && methodOf(key) !== 'GET' && endpoints[key].auth !== 'citizen');
    expect(writing.map(({ key }) => key)).toEqual([
      'POST /api/v1/auth/logout',
      'POST /api/v1/users/me/citizenship-confirmation',
      'DELETE /api/v1/users/me/feed',
    ]);
  });
});

describe('a field that nobody knows is refused by its name', () => {
  it.each(rows)('in the query of $key', async (row) => {
    const path = `${row.path()}${row.path().includes('?') ? '&' : '?'}surprise=1`;
    const answer = await send(server.url, methodOf(row.key), path, { token: session.token, ...(row.body ? { json: row.body() } : {}) });
    expect([refusal(answer), answer.body.message]).toEqual([400, 'There is no field "surprise"']);
  });

  it.each(rows.filter(({ key }) => methodOf(key) !== 'GET' && key !== 'POST /api/v1/files'))('in the body of $key', async (row) => {
    const answer = await ask(row, { token: session.token, json: { ...(row.body?.() as object), surprise: 1 } });
    expect([refusal(answer), answer.body.message]).toEqual([400, 'There is no field "surprise"']);
  });

  it('deep inside an organisation', async () => {
    const form = organisationForm(creator.address);
    const governor = [{ ...form.modules.governor[0], quorom: 20 }];
    const json = { ...form, modules: { ...form.modules, governor } };
    const answer = await send(server.url, 'POST', '/api/v1/organisations', { token: session.token, json });
    expect([refusal(answer), answer.body.message]).toEqual([400, 'There is no field "modules.governor.0.quorom"']);
  });
});

describe('somebody else is refused', () => {
  it.each(rows.filter(({ stranger: status }) => status !== undefined))('$key', async (row) => {
    expect(refusal(await ask(row, { token: stranger.token }))).toBe(row.stranger!);
  });
});

describe('a malformed body is refused', () => {
  it.each(rows.filter(hasBody))('$key', async (row) => {
    const { token } = session;
    const headers = { 'content-type': 'application/json' };
    const raw = (text: string | Uint8Array<ArrayBuffer>, type = headers) =>
      send(server.url, methodOf(row.key), row.path(), { token, raw: text, headers: type });
    expect(refusal(await raw('{"a":'))).toBe(400);
    expect(refusal(await raw('{"__proto__":{"isAdmin":true}}'))).toBe(400);
    expect(refusal(await raw('[]'))).toBe(400);
    expect(refusal(await raw('"text"'))).toBe(400);
    expect(refusal(await raw('{"name":"\\u0000"}'))).toBe(400);
    expect(refusal(await raw('{"name":"\\ud800"}'))).toBe(400);
    expect(refusal(await raw('<a/>', { 'content-type': 'application/xml' }))).toBe(415);
  });
});

/** A sentence, or the name of a field as people write it and a sentence: no `modules.safeTreasury.0`, no pattern, no type. */
const IN_WORDS = /^(?!.*(?:pattern|received|Invalid input))[A-Z][a-z ,\d]*(?:: |$)|^[A-Z][^:]*$/;

describe('a body of wrong types is refused', () => {
  it.each(rows.filter(({ wrong }) => wrong).flatMap((row) => row.wrong!.map((body, index) => ({ ...row, wrongBody: body, index }))))(
    '$key ($index)',
    async (row) => {
      const answer = await ask(row, { token: session.token, json: row.wrongBody });
      expect(refusal(answer)).toBe(400);
      expect(answer.body.message).toMatch(IN_WORDS);
    },
  );
});

describe('an oversized body is refused', () => {
  it.each(rows.filter(hasBody))('$key', async (row) => {
    const raw = JSON.stringify({ filler: 'x'.repeat(1_100_000) });
    const headers = { 'content-type': 'application/json' };
    expect(refusal(await send(server.url, methodOf(row.key), row.path(), { token: session.token, raw, headers }))).toBe(413);
  });
});

describe('a wrong path or query is answered', () => {
  it.each(
    rows.flatMap((row) => (row.wrongPaths ?? []).map(([path, status], index) => ({ key: row.key, body: row.body, path, status, index }))),
  )('$key ($index) with $status', async ({ key, body, path, status }) => {
    const answer = await send(server.url, methodOf(key), path(), { token: session.token, ...(body ? { json: body() } : {}) });
    expect(answer.status < 300 ? answer.status : refusal(answer)).toBe(status);
    expect(status !== 400 || IN_WORDS.test(answer.body.message)).toBe(true);
  });
});

describe('a right call is answered', () => {
  // Logging out last of all would end the session of the others.
  it.each(rows.filter(({ key }) => key !== 'POST /api/v1/auth/logout'))('$key with $status', async (row) => {
    const answer = await ask(row, { token: session.token });
    expect([answer.status, answer.text]).toEqual([row.status, expect.any(String)]);
    const schema = row.status < 300 ? endpoints[row.key].response : errorBody;
    expect(schema.safeParse(answer.body).error).toBeUndefined();
  });

  it('POST /api/v1/auth/logout with 200', async () => {
    const { token } = await signIn(server.url, creator);
    expect((await send(server.url, 'POST', '/api/v1/auth/logout', { token })).status).toBe(200);
  });
});

describe('what is not in the table', () => {
  it.each([
    ['GET', '/api/v1/nothing', 404],
    ['DELETE', '/api/v1/organisations', 404],
    ['POST', '/api/v1/organisations/id/1', 404],
    ['GET', '/api', 404],
    ['GET', '/API/v1/nothing', 404],
    ['GET', '/safe/31337/api/v2/nothing/0x12/', 404],
    ['GET', '//api/v1/config', 404],
    ['PUT', '/rpc/31337', 404],
    ['GET', '/api/v1/organisations/%zz', 400],
    ['GET', '/api/v1/organisations%00', 400],
  ])('%s %s is answered in JSON with %i', async (method, path, status) => {
    expect(refusal(await send(server.url, method, path))).toBe(status);
  });

  it('is described: every endpoint stands in the OpenAPI document, with its guard', async () => {
    const { body, headers } = await send(server.url, 'GET', '/api/openapi.json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
    for (const key of Object.keys(endpoints) as EndpointKey[]) {
      const [method, path] = key.split(' ') as [string, string];
      const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const security = { none: undefined, user: [{ bearer: [] }], citizen: [{ bearer: [] }], optional: [{ bearer: [] }, {}] }[
        endpoints[key].auth
      ];
      expect([key, operation.security]).toEqual([key, security]);
    }
  });

  it('is a page whose scripts are ours, and which its policy lets run', async () => {
    const moved = await send(server.url, 'GET', '/api/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/docs/']);
    const { text, headers } = await send(server.url, 'GET', '/api/docs/');
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('/api/openapi.json');
    expect(text).not.toMatch(/https?:\/\//);
    const inline = [...text.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
    );
    expect(inline).toHaveLength(1);
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy.find((directive) => directive.startsWith('script-src'))).toContain(`script-src 'self' ${inline[0]}`);
    const script = await send(server.url, 'GET', '/api/docs/js/scalar.js', { headers: { 'accept-encoding': 'br' } });
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(Number(script.headers.get('content-length'))).toBeLessThan(1_500_000);
    expect(script.text).toContain('createApiReference');
  });
});

it('knows neither the local clock nor the demo on other networks', async () => {
  const env = { ALTHING_NETWORK: 'testnet', JWT_SECRET: SECRET, PUBLIC_ORIGIN: 'https://althing.test', RPC_421614: chain.url };
  const testnet = await startTestServer(await cluster.createDatabase(), env);
  const answer = await send(testnet.url, 'POST', '/api/v1/local/advance-time', { json: { seconds: 60 } });
  const marked = await send(testnet.url, 'PUT', `/api/v1/local/organisations/${NOBODY}/demo`);
  await testnet.close();
  expect([refusal(answer), refusal(marked), marked.body.message]).toEqual([404, 404, answer.body.message]);
});

it('hides what broke: a database that is gone is a bare 500', async () => {
  const databaseUrl = await cluster.createDatabase();
  const broken = await startTestServer(databaseUrl, { RPC_31337: chain.url });
  await broken.dependencies.pool.query('drop table app.categories cascade');
  const answer = await send(broken.url, 'GET', '/api/v1/organisations/categories');
  await broken.close();
  expect(refusal(answer)).toBe(500);
  expect(answer.body).toMatchObject({ message: 'Something went wrong', code: 'internal-error' });
});
