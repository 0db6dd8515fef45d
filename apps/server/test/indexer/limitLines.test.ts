import { foundAssetController, foundToken } from '@althing/devnet';
import { platformAddresses } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitLines } from '../../src/deployment/limitLines.ts';
import { createTokenMinters } from '../../src/store/bridges/tokenMinters.ts';
import type { FrozenStep } from '../../src/store/frozenPlan.ts';
import { ALPHA, BETA } from './bridgeSite.ts';
import { HOLDER, TransferSite } from './transferSite.ts';

/* What reading back says of limits on a real chain, where the index knows who was ever given any. */

const LIMITS = 'Who may mint or burn besides those whom the form names';
const GIVEN = 'Limits that the owner of the existing token has given this controller';

let site: TransferSite;

beforeAll(async () => {
  site = await TransferSite.start('limit_lines');
  await site.found();
  site.follow();
}, 120_000);
afterAll(() => site.stop());

const step = (kind: FrozenStep['kind'], address: Address, checks: FrozenStep['checks'] = []): FrozenStep => ({
  id: `${kind}|`,
  kind,
  name: '',
  address,
  checks,
});

/** The organisation's token, whose form names these accounts. */
const token = (...named: readonly Address[]): FrozenStep =>
  step(
    'token',
    site.token,
    named.map((account) => ({
      type: 'call',
      label: 'Minted at once',
      address: site.token,
      signature: 'function mintingMaxLimitOf(address) view returns (uint256)',
      args: [account],
      expected: '1',
      when: 'always',
    })),
  );

async function linesOf(...steps: FrozenStep[]) {
  await site.indexed();
  const client = createPublicClient({ transport: http(site.far.chain.url) });
  return limitLines({ chainId: BETA, steps }, { client, minters: createTokenMinters(site.pool) });
}

it('tells of everybody who may mint or burn and is not in the form, until their limits are taken back', { timeout: 60_000 }, async () => {
  const nobody = { chainId: BETA, stepId: 'token|', label: LIMITS, expected: 'Nobody', actual: 'Nobody', ok: true };
  expect(await linesOf(token(site.controller))).toEqual([nobody]);
  await site.act(site.far, site.token, 'setLimits', [HOLDER.address, 0n, 9n]);
  const actual = `${HOLDER.address} mints up to 0 and burns up to 0.000000000000000009 at once`;
  expect(await linesOf(token(site.controller))).toEqual([{ ...nobody, actual, ok: false }]);
  expect(await linesOf(token(site.controller, HOLDER.address))).toEqual([nobody]);
  expect((await linesOf(token()))[0]!.actual).toContain(`${site.controller} mints up to`);
  await site.act(site.far, site.token, 'setLimits', [HOLDER.address, 0n, 0n]);
  expect(await linesOf(token(site.controller))).toEqual([nobody]);
});

it('tells that an existing token’s owner has given the controller no limits, until it does', { timeout: 60_000 }, async () => {
  const { client } = site.far;
  const existing = await foundToken(client, { holders: [], number: 11 });
  const controller = await foundAssetController(client, { token: existing, others: [ALPHA], number: 12 });
  const line = { chainId: BETA, stepId: 'assetController|', label: GIVEN, expected: 'Given' };
  const problem = 'The token’s owner has not given this controller its limits, so nothing can leave or arrive.';
  expect(await linesOf(step('assetController', controller))).toEqual([{ ...line, actual: problem, ok: false }]);
  await site.act(site.far, existing, 'setLimits', [controller, 5n, 6n]);
  expect(await linesOf(step('assetController', controller))).toEqual([{ ...line, actual: 'Given', ok: true }]);
});

it('asks nothing of a token that is the organisation’s own, is locked and released, or of a controller that does not stand', async () => {
  const { client } = site.far;
  const locking = await foundAssetController(client, { token: platformAddresses.localGold, others: [ALPHA], locks: true, number: 13 });
  const own = [token(site.controller), step('assetController', site.controller)];
  expect((await linesOf(...own)).map(({ label }) => label)).toEqual([LIMITS]);
  expect(await linesOf(step('assetController', locking), step('assetController', HOLDER.address))).toEqual([]);
});

it('says so where a token does not tell its limits', async () => {
  const controller = await foundAssetController(site.far.client, { token: platformAddresses.localGold, others: [ALPHA], number: 14 });
  const [line] = await linesOf(step('assetController', controller));
  expect(line).toMatchObject({ actual: 'The token does not tell whether its owner lets this controller mint and burn.', ok: false });
});
