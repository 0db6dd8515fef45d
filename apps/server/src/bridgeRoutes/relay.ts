import { relayChainOf, relayOrderId, relayOrderOf, type RelayTerms } from '@althing/bindings';
import { NO_ROUTE, ORDER_SECONDS, SERVICE_OFF } from '@althing/domain/bridges';
import { type Hex, sameAddress } from '@althing/domain/units';
import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import { Refusal } from '../base/errors.ts';
import { askService } from './askService.ts';
import { converted } from './converted.ts';
import type { OrderedProvider, OrderStatus, ProviderAsk } from './ports.ts';

/** Of 10,000: what may be kept of the amount at most, whatever the service answers. */
const MOST_FEE = 500n;
/** Of 10,000: by how much less may arrive than the service expects. */
const SLIPPAGE = '50';

const refused = (sentence: string) => new Refusal('conflict', 'route-refused', sentence);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase() as Hex);
const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((text) => text.toLowerCase() as Hex);
const bytes = z
  .string()
  .max(1_026)
  .regex(/^0x([0-9a-fA-F]{2})*$/);
/** Decimal, or hexadecimal as salts are. */
const whole = z
  .string()
  .regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)
  .refine((text) => BigInt(text) < 1n << 256n)
  .transform((text) => String(BigInt(text)));
const uint32 = z.number().int().min(0).max(0xffff_ffff);
const chain = z.string().max(40);

/** Of an order, what is used: the rest of it has to be what was asked, else its hash is another one. */
const orderShape = z.object({
  solverChainId: chain,
  solver: address,
  salt: whole,
  inputs: z
    .array(
      z.object({
        payment: z.object({ weight: whole }),
        refunds: z
          .array(z.object({ chainId: chain, minimumAmount: whole, deadline: uint32, extraData: bytes }))
          .min(1)
          .max(4),
      }),
    )
    .length(1),
  output: z.object({
    payments: z.array(z.object({ minimumAmount: whole, expectedAmount: whole })).length(1),
    deadline: uint32,
    extraData: bytes,
  }),
  fees: z.array(z.object({ recipientChainId: chain, recipient: bytes, currencyChainId: chain, currency: bytes, amount: whole })).max(4),
});
type Order = z.output<typeof orderShape>;

/** Of `POST /quote/v2`, what is used. The calls that it would have signed are not: the page writes its own. */
const quoted = z.object({
  steps: z.array(z.object({ id: z.string().max(40), kind: z.string().max(40), requestId: hash.optional() })).max(8),
  protocol: z.object({
    v2: z.object({
      orderId: hash,
      orderData: orderShape,
      paymentDetails: z.object({ chainId: chain, depository: address, currency: address, amount: whole }),
    }),
  }),
});
type Quoted = z.output<typeof quoted>;

/** Of `GET /intents/status/v3`, what is used. */
const statusShape = z.object({
  status: z.string().max(40),
  inTxHashes: z.array(z.string().max(100)).max(50).optional(),
  txHashes: z.array(z.string().max(100)).max(50).optional(),
});
const OUTCOMES: Readonly<Record<string, OrderStatus['outcome']>> = {
  success: 'met',
  refund: 'refunded',
  refunded: 'refunded',
  failure: 'failed',
};

type Finding = readonly [what: string, isAsAsked: boolean];

/** @throws Refusal that names the first thing that is not as it was asked. */
function assertAll(findings: readonly Finding[]): void {
  const wrong = findings.find(([, isAsAsked]) => !isAsAsked);
  if (wrong) throw refused(`Its service answers with another ${wrong[0]} than was asked, so nothing is sent over it.`);
}

/** What it wants to be paid has to be one deposit of what the reader has chosen, at the contract that is listed. @returns by what the service names it. */
function checkPayment({ steps, protocol }: Quoted, { origin, contract, amount }: ProviderAsk): string {
  const deposit = steps.find(({ id }) => id === 'deposit');
  // An allowance is the page's own, for the listed contract; what the service says of one is not used.
  const isPlain = steps.every(({ id, kind }) => kind === 'transaction' && (id === 'deposit' || id === 'approve'));
  if (!isPlain || !deposit?.requestId || steps.filter(({ id }) => id === 'deposit').length > 1)
    throw refused('Its service asks for more than one deposit, so nothing is sent over it.');
  const { chainId, depository, currency, amount: paid } = protocol.v2.paymentDetails;
  assertAll([
    ['contract', sameAddress(depository, contract)],
    ['chain', chainId === relayChainOf(origin.chainId)],
    ['token', sameAddress(currency, origin.address)],
    ['amount', paid === String(amount)],
  ]);
  return deposit.requestId;
}

/** What the service chose of an order; where it may be given back has to be one of the two chains. */
function termsOf({ inputs, output, fees, solver, solverChainId, salt }: Order, { origin, destination }: ProviderAsk): RelayTerms {
  const [{ payment, refunds }] = inputs as [Order['inputs'][number]];
  const [{ minimumAmount, expectedAmount }] = output.payments as [Order['output']['payments'][number]];
  const here = relayChainOf(origin.chainId);
  return {
    kind: 'relay',
    outputToken: destination.address,
    minimumAmount,
    expectedAmount,
    deadline: output.deadline,
    extraData: output.extraData,
    solver,
    solverChainId,
    salt,
    weight: payment.weight,
    refunds: refunds.map(({ chainId, ...refund }) => ({ place: chainId === here ? 'origin' : 'destination', ...refund })),
    fees,
  };
}

/** The order made of what was asked has to be the one that the service names: so nobody else is paid, in nothing else, and nothing is called. */
function checkOrder(terms: RelayTerms, orderId: Hex, ask: ProviderAsk, now: number): void {
  const { origin, destination, amount, sender, recipient } = ask;
  const route = { originChainId: origin.chainId, destinationChainId: destination.chainId, token: origin.address };
  assertAll([['order', relayOrderId(relayOrderOf({ ...route, amount, sender, recipient, terms })) === orderId]]);
  if (terms.deadline < now + ORDER_SECONDS) throw refused('Its order would be over before it could be sent.');
  const [whole, least] = [converted(amount, origin, destination), BigInt(terms.minimumAmount)];
  if (least === 0n) throw refused('It does not carry this little.');
  if (least > whole) throw refused('It names more than is sent, which nobody brings.');
  if ((whole - least) * 10_000n > whole * MOST_FEE) throw refused('It asks for more than 5 % of the amount.');
}

const quoteBody = ({ origin, destination, amount, sender, recipient }: ProviderAsk) => ({
  user: sender,
  recipient,
  refundTo: sender,
  originChainId: origin.chainId,
  destinationChainId: destination.chainId,
  originCurrency: origin.address,
  destinationCurrency: destination.address,
  amount: String(amount),
  tradeType: 'EXACT_INPUT',
  slippageTolerance: SLIPPAGE,
  // The order itself, without which nothing could be checked, and a deposit by the depository's own function.
  includeProtocolData: true,
  explicitDeposit: true,
  useDepositAddress: false,
  usePermit: false,
});

/** Relay: what is paid into its depository under the hash of an order, which solvers meet on the other chain. */
export function relayRoutes(url: string | undefined, now: Clock): OrderedProvider {
  async function order(ask: ProviderAsk, signal: AbortSignal) {
    if (!relayChainOf(ask.origin.chainId) || !relayChainOf(ask.destination.chainId)) throw refused(NO_ROUTE);
    const answer = await askService(`${url!}/quote/v2`, quoted, signal, { body: quoteBody(ask) });
    const request = checkPayment(answer, ask);
    const { orderId, orderData } = answer.protocol.v2;
    const terms = termsOf(orderData, ask);
    checkOrder(terms, orderId, ask, now().getTime() / 1000);
    return {
      offer: { isApproved: true, received: terms.minimumAmount, nativeFee: '0', terms },
      key: orderId,
      request,
      deadline: terms.deadline,
    };
  }

  return {
    id: 'relay',
    offReason: () => (url === undefined ? SERVICE_OFF : null),
    order,

    async quote(ask, signal) {
      const { offer } = await order(ask, signal);
      return { ...offer, terms: null };
    },

    async statusOf({ request, transactionHash }, signal) {
      if (url === undefined) return { outcome: 'pending', transactions: [] };
      const answer = await askService(`${url}/intents/status/v3`, statusShape, signal, { query: { requestId: request } });
      const paidBy = answer.inTxHashes ?? [];
      // What it says of another payment says nothing of this one.
      const isOfThis = paidBy.length === 0 || paidBy.some((each) => each.toLowerCase() === transactionHash.toLowerCase());
      const transactions = (answer.txHashes ?? []).flatMap((text) => hash.safeParse(text).data ?? []);
      return { outcome: isOfThis ? (OUTCOMES[answer.status] ?? 'pending') : 'pending', transactions };
    },
  };
}
