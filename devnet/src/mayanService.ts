import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address } from '@althing/domain/units';
import { numberToHex } from 'viem';

/** An offer in the shape of Mayan's documentation, with what is used of it. */
export interface MayanQuote {
  type: string;
  swiftVersion: 'V1' | 'V2';
  fromChain: string;
  toChain: string;
  fromToken: { contract: string; decimals: number };
  toToken: { contract: string; decimals: number };
  swiftMayanContract: string;
  swiftInputContract: string;
  swiftAuctionMode: number;
  effectiveAmountIn64: string;
  expectedAmountOut: number;
  minAmountOut: number;
  gasDrop: number;
  cancelRelayerFee64: string;
  refundRelayerFee64: string;
  deadline64: string;
  quoteId: string;
}

export interface MayanAnswer {
  quotes: Partial<MayanQuote>[];
  minimumSdkVersion: [number, number, number];
}

export interface MayanServiceOptions {
  /** Mayan's contract that takes orders. */
  protocol: Address;
  /** Of the tokens on both chains. */
  decimals: number;
}

/** Takes the place of Mayan's price service: it offers a thousandth less than what is asked for. */
export class MayanService {
  /** Changes the next answers, as a service could that is not to be trusted. */
  twist: (answer: MayanAnswer) => unknown = (answer) => answer;
  /** UNIX seconds. */
  deadline = 4_000_000_000;
  asked: Record<string, string> | undefined;
  private count = 0;
  private readonly server: Server;
  private readonly options: MayanServiceOptions;

  private constructor(server: Server, options: MayanServiceOptions) {
    this.server = server;
    this.options = options;
  }

  static async start(options: MayanServiceOptions): Promise<MayanService> {
    const server = createServer();
    const service = new MayanService(server, options);
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, service.url);
      if (pathname !== '/v3/quote') return response.writeHead(404).end();
      service.asked = Object.fromEntries(searchParams);
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(service.twist(service.answer(service.asked))));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private answer(asked: Record<string, string>): MayanAnswer {
    const { decimals, protocol } = this.options;
    const tokens = Number(asked.amountIn64) / 10 ** decimals;
    this.count += 1;
    return {
      minimumSdkVersion: [7, 0, 0],
      quotes: [
        { type: 'FAST_MCTP', minAmountOut: tokens },
        {
          type: 'SWIFT',
          swiftVersion: 'V2',
          fromChain: asked.fromChain!,
          toChain: asked.toChain!,
          fromToken: { contract: asked.fromToken!.toLowerCase(), decimals },
          toToken: { contract: asked.toToken!.toLowerCase(), decimals },
          swiftMayanContract: protocol,
          swiftInputContract: asked.fromToken!.toLowerCase(),
          swiftAuctionMode: 2,
          effectiveAmountIn64: asked.amountIn64!,
          expectedAmountOut: tokens * 0.9995,
          minAmountOut: tokens * 0.999,
          gasDrop: 0,
          cancelRelayerFee64: '100',
          refundRelayerFee64: '200',
          deadline64: String(this.deadline),
          quoteId: numberToHex(this.count, { size: 16 }),
        },
      ],
    };
  }
}
