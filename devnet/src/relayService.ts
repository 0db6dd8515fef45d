import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relayChainOf, relayOrderId, type RelayOrder } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';

/** What `POST /quote/v2` is asked, of which the stand-in uses this. */
interface Asked {
  user: Address;
  recipient: Address;
  originChainId: number;
  destinationChainId: number;
  originCurrency: Address;
  destinationCurrency: Address;
  amount: string;
}

/** An answer in the shape of Relay's documentation, before it is written: amounts are texts there, and salts hexadecimal. */
export interface RelayAnswer {
  requestId: Hex;
  steps: { id: string; kind: string; requestId?: Hex; items: unknown[] }[];
  protocol: {
    v2: {
      orderId: Hex;
      hubType: 'onchain';
      orderData?: Omit<RelayOrder, 'salt'> & { salt: Hex };
      paymentDetails: { chainId: string; depository: Address; currency: Address; amount: string };
    };
  };
}

export interface RelayStatus {
  status: string;
  inTxHashes?: Hex[];
  txHashes?: Hex[];
}

/** The rest of what is asked arrives for a thousandth less. */
const leftOf = (amount: bigint): bigint => amount - amount / 1000n;
const FILL_CONTRACT: Hex = `0x${'b9'.repeat(20).padStart(64, '0')}`;

/** Takes the place of Relay's service: every quote is an order of its own. `deadline` is in UNIX seconds. */
export class RelayService {
  /** Changes the next answers, as a service could that is not to be trusted. */
  twist: (answer: RelayAnswer) => unknown = (answer) => answer;
  /** Changes the next orders before their ids are worked out: they are what the service means. */
  twistOrder: (order: RelayOrder) => RelayOrder = (order) => order;
  deadline = 4_000_000_000;
  asked: (Asked & Record<string, unknown>) | undefined;
  readonly statuses = new Map<string, RelayStatus>();
  /** By the order's id, under which request it is followed. */
  readonly requests = new Map<Hex, Hex>();
  /** How often it was asked what became of an order. */
  statusesAsked = 0;
  private salt = 1n;
  private readonly server: Server;
  private readonly depository: Address;

  private constructor(server: Server, depository: Address) {
    this.server = server;
    this.depository = depository;
  }

  static async start(depository: Address): Promise<RelayService> {
    const server = createServer();
    const service = new RelayService(server, depository);
    server.on('request', (request, response) => {
      void service.answerTo(request).then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answerTo(request: IncomingMessage): Promise<string> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    if (pathname === '/intents/status/v3') {
      this.statusesAsked += 1;
      return JSON.stringify(this.statuses.get(searchParams.get('requestId')!) ?? { status: 'waiting' });
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.asked = JSON.parse(Buffer.concat(parts).toString()) as Asked & Record<string, unknown>;
    return JSON.stringify(this.twist(this.quote(this.asked)), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  }

  private orderOf(asked: Asked): RelayOrder {
    const [from, to] = [relayChainOf(asked.originChainId)!, relayChainOf(asked.destinationChainId)!];
    const [amount, { deadline }] = [BigInt(asked.amount), this];
    const refund = { recipient: asked.user, minimumAmount: 0n, deadline, extraData: FILL_CONTRACT };
    const expectedAmount = leftOf(amount);
    return {
      version: 'v1',
      solverChainId: 'base',
      solver: `0x${'f7'.repeat(20)}`,
      salt: this.salt++,
      inputs: [
        {
          payment: { chainId: from, currency: asked.originCurrency, amount, weight: 1n },
          refunds: [
            { chainId: from, currency: asked.originCurrency, ...refund },
            { chainId: to, currency: asked.destinationCurrency, ...refund },
          ],
        },
      ],
      output: {
        chainId: to,
        payments: [
          {
            recipient: asked.recipient,
            currency: asked.destinationCurrency,
            minimumAmount: leftOf(expectedAmount),
            expectedAmount,
          },
        ],
        calls: [],
        deadline,
        extraData: FILL_CONTRACT,
      },
      fees: [],
    };
  }

  private quote(asked: Asked): RelayAnswer {
    const order = this.twistOrder(this.orderOf(asked));
    const orderId = relayOrderId(order);
    const requestId = numberToHex(order.salt, { size: 32 });
    this.requests.set(orderId, requestId);
    const { chainId, currency, amount } = order.inputs[0]!.payment;
    const step = { kind: 'transaction', requestId, items: [{ status: 'incomplete', data: { to: this.depository, data: '0x' } }] };
    const paymentDetails = { chainId, depository: this.depository, currency, amount: String(amount) };
    return {
      requestId,
      steps: [
        { id: 'approve', ...step },
        { id: 'deposit', ...step },
      ],
      protocol: {
        v2: { orderId, hubType: 'onchain', orderData: { ...order, salt: numberToHex(order.salt, { size: 32 }) }, paymentDetails },
      },
    };
  }
}
