import { contractCall, tokenAbi } from '@althing/bindings';
import { BondDesk, type CarriageChoice, localAccount, type Offer, TransferDesk } from '@althing/devnet';
import type { BondMarket, BridgeTransaction, OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { parseEther, parseUnits } from 'viem';
import { ADA, ALPHA, BEA, BETA, CID, DAN, FAY, GAMMA, YOU } from './organisations.ts';
import { addressOf } from './parts.ts';
import type { Stage } from './stage.ts';

const DAY = 86_400n;

interface Crossing extends Pick<CarriageChoice, 'from' | 'to' | 'bridges'> {
  sender: number;
  /** Has no such tokens before, so that a second run sees that they arrived. */
  recipient: number;
  amount: string;
  threshold?: number;
}

const CHAINS = [ALPHA, BETA, GAMMA] as const;
const CROSSINGS: readonly Crossing[] = [
  { from: ALPHA, to: BETA, bridges: ['hyperlane'], sender: DAN, recipient: ADA, amount: '40' },
  { from: BETA, to: GAMMA, bridges: ['axelar'], sender: FAY, recipient: BEA, amount: '25.5' },
  { from: ALPHA, to: GAMMA, bridges: ['hyperlane', 'axelar', 'polymer'], threshold: 2, sender: YOU, recipient: CID, amount: '300' },
];

/** Sends what has not left yet; the platform's relayer brings it. */
async function cross(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  const token = addressOf(organisation, ALPHA, 'token');
  const controller = addressOf(organisation, ALPHA, 'assetController');
  const desk = new TransferDesk(
    controller,
    CHAINS.map((chainId) => stage.client(chainId)),
  );
  const path = `bridge/transactions?organisationId=${organisation.id}&type=transfer&limit=100`;
  const { items } = await stage.ask<{ items: BridgeTransaction[] }>('GET', path);
  const missing = CROSSINGS.filter(
    ({ recipient }) => !items.some(({ transfer }) => transfer && sameAddress(transfer.recipient, localAccount(recipient).address)),
  );
  if (missing.length === 0) return;
  // What arrives in the second in which bridges were chosen counts for nothing.
  for (const chainId of CHAINS) await stage.passUntil(chainId, (await stage.now(chainId)) + 2n);
  for (const { sender, recipient, amount, ...way } of missing) {
    const to = localAccount(recipient).address;
    const value = parseEther(amount);
    await stage.send(way.from, sender, contractCall({ address: token, abi: tokenAbi, functionName: 'approve', args: [controller, value] }));
    await desk.send({ ...way, sender: localAccount(sender), recipient: to, amount: value });
  }
}

/** Sold by the first local account for the organisation, on Alpha, for as long as a visitor may look at the demo. */
const OFFERS: readonly { name: string; offer: Offer; purchases: readonly { buyer: number; dollars: string }[] }[] = [
  {
    name: 'Gold at a fixed price, in a week',
    offer: { duration: 60n * DAY },
    purchases: [
      { buyer: DAN, dollars: '3000' },
      { buyer: BEA, dollars: '1200' },
    ],
  },
  {
    name: 'Gold by auction, in two weeks',
    offer: { strategy: 'sda', vesting: 14n * DAY, duration: 60n * DAY },
    purchases: [
      { buyer: FAY, dollars: '4000' },
      { buyer: ADA, dollars: '9000' },
    ],
  },
];

/** Opens the markets that are not recorded yet, fills their escrow and has members buy. */
async function sell(stage: Stage, { id }: OrganisationDetail): Promise<void> {
  const { items } = await stage.ask<{ items: BondMarket[] }>('GET', `bonds/organisations/${id}/markets?limit=100`);
  const missing = OFFERS.filter(({ name }) => items.every((market) => market.name !== name));
  if (missing.length === 0) return;
  const url = stage.options.chains.find(({ chainId }) => chainId === ALPHA)!.url;
  const desk = await new BondDesk(stage.client(ALPHA), url).open([YOU, ADA, BEA, DAN, FAY]);
  for (const { name, offer, purchases } of missing) {
    const { transactionHash, ...market } = await desk.create(YOU, offer);
    for (const { buyer, dollars } of purchases) await desk.buy(buyer, market, parseUnits(dollars, 6));
    await stage.ask('POST', 'bonds/markets', {
      as: YOU,
      body: { organisationId: id, chainId: ALPHA, name, isPrivate: false, transactionHash, buyers: [] },
    });
  }
}

/** Tokens on their way between chains, and bonds on sale. It is played before clocks are moved apart, as nothing arrives before it was sent. */
export async function playFerry(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  await cross(stage, organisation);
  stage.options.say('Ferry Line: its tokens travel between three chains');
  await sell(stage, organisation);
  stage.options.say('Ferry Line: two bonds are on sale, and members bought some');
}
