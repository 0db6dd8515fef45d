import { found } from '@althing/bench/founding';
import { type Call, contractCall, safeRejection, safeTransactionOf, tokenAbi } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import { joinDescription } from '@althing/domain/governance';
import type { OrganisationDetail, OrganisationSummary } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { parseEther } from 'viem';
import { playFerry } from './ferry.ts';
import { playHarbour } from './harbour.ts';
import { ADA, ALPHA, BEA, BETA, CID, DAN, DEMO_ORGANISATIONS, type DemoForm, EVE, GAMMA, GUS, HAL, YOU } from './organisations.ts';
import { addressOf, delegate, fund } from './parts.ts';
import { bringAbout } from './proposals.ts';
import { actThroughSafe, type DemoSafe, nonceOf, proposeToSafe } from './safes.ts';
import { type DemoOptions, Stage } from './stage.ts';

const coins = (to: number, amount: string): Call => ({ to: localAccount(to).address, data: '0x', value: parseEther(amount) });

/** A Safe that has paid once, and has a queue: one that waits for a signature, and one whose nonce a rejection wants as well. */
async function playQueue(stage: Stage, safe: DemoSafe, { paid, waiting, disputed }: Record<'paid' | 'waiting' | 'disputed', Call[]>) {
  const [first, second] = safe.signers as [number, number];
  await fund(stage, safe.chainId, first, safe.address, '10');
  if ((await nonceOf(stage, safe)) === 0n) await actThroughSafe(stage, safe, paid);
  // What its owners did with the queue since is theirs.
  if ((await nonceOf(stage, safe)) !== 1n) return;
  await proposeToSafe(stage, { ...safe, signers: [second] }, safeTransactionOf(waiting, 1n));
  await proposeToSafe(stage, { ...safe, signers: [second] }, safeTransactionOf(disputed, 2n));
  await proposeToSafe(stage, { ...safe, signers: [first] }, safeRejection(safe.address, 2n));
}

async function playLantern(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  await playQueue(
    stage,
    { chainId: ALPHA, address: addressOf(organisation, ALPHA, 'safeTreasury'), signers: [EVE, GUS] },
    { paid: [coins(BEA, '0.4')], waiting: [coins(CID, '1.25')], disputed: [coins(EVE, '2'), coins(GUS, '2')] },
  );
  stage.options.say('Lantern Studio: its Safe has paid once, and a payment waits for your signature');
}

/** Young: its first proposal waits for the vote to begin. */
async function playRiver(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  const { address, token } = organisation.governors[0]!;
  await delegate(stage, BETA, token as Address, { [YOU]: YOU, [CID]: CID, [DAN]: DAN, [HAL]: CID });
  const text = {
    title: 'A jetty at the mill',
    body: 'Twelve metres, built by us. The wood is paid in advance; whoever helps to build it is paid afterwards.\n\nVoting begins in two days.',
  };
  const pay = contractCall({
    address: token as Address,
    abi: tokenAbi,
    functionName: 'transfer',
    args: [localAccount(DAN).address, parseEther('120')],
  });
  const content = { actions: [pay], description: joinDescription(text, localAccount(CID).address) };
  await bringAbout(stage, [{ chainId: BETA, governor: address as Address, content, proposer: CID, aim: 'pending' }]);
  stage.options.say('River Commons: its first proposal waits for the vote to begin');
}

async function playHarbourSafe(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  const token = organisation.governors[0]!.token as Address;
  const send = (to: number, amount: string): Call =>
    contractCall({ address: token, abi: tokenAbi, functionName: 'transfer', args: [localAccount(to).address, parseEther(amount)] });
  await playQueue(
    stage,
    { chainId: ALPHA, address: addressOf(organisation, ALPHA, 'safeTreasury'), signers: [ADA, BEA] },
    { paid: [coins(DAN, '0.5'), send(DAN, '20')], waiting: [coins(EVE, '1')], disputed: [send(CID, '30'), send(DAN, '30')] },
  );
  stage.options.say('Harbour Watch: its Safe has paid once, and a payment waits for your signature');
}

/** One that was deployed before, whatever its members have changed since. */
async function foundBefore(stage: Stage, { name, salt }: DemoForm): Promise<OrganisationDetail | undefined> {
  const query = new URLSearchParams({ creator: localAccount(YOU).address, search: name, state: 'deployed', limit: '20' });
  const { items } = await stage.ask<{ items: OrganisationSummary[] }>('GET', `organisations?${query.toString()}`);
  for (const { id } of items) {
    const organisation = await stage.ask<OrganisationDetail>('GET', `organisations/id/${id}`);
    if (organisation.salt === salt) return organisation;
  }
  return undefined;
}

/**
 * Founds the demo's organisations and has things happen in them. Whatever was done before is found and not done again, so that a demo that was cut is
 * continued, and a complete one stays as it is.
 */
export async function runDemo(options: DemoOptions): Promise<void> {
  const stage = new Stage(options);
  const place = { url: options.url, token: await stage.session(YOU), chains: options.chains };
  const begin = async (form: DemoForm): Promise<OrganisationDetail> => {
    const organisation = (await foundBefore(stage, form)) ?? (await found(place, form)).organisation;
    await stage.ask('PUT', `local/organisations/${organisation.id}/demo`);
    options.say(`${organisation.name} is founded`);
    return organisation;
  };
  // Lists show the newest first.
  await playFerry(stage, await begin(DEMO_ORGANISATIONS.ferry));
  await playLantern(stage, await begin(DEMO_ORGANISATIONS.lantern));
  await playRiver(stage, await begin(DEMO_ORGANISATIONS.river));
  const harbour = await begin(DEMO_ORGANISATIONS.harbour);
  await playHarbour(stage, harbour);
  await playHarbourSafe(stage, harbour);
  // Votes moved the clock of Alpha: what is sent from there arrives once other clocks are as far.
  for (const chainId of [BETA, GAMMA]) await stage.passUntil(chainId, await stage.now(ALPHA));
}
