import { assetControllerAbi, payloadHashOf, tokenAbi } from '@althing/bindings';
import {
  foundPortal,
  foundToken,
  localAccount,
  type LocalClient,
  mined,
  passSeconds,
  REACHED_BRIDGES,
  type SentTransfer,
  TransferDesk,
} from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, getAbiItem, maxUint256, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { vi } from 'vitest';

const ada = localAccount(2);
const UNIT = 1n;
const LIMIT = { minting: parseEther('100'), burning: parseEther('100') };

/** A transfer to somebody who gets nothing else. */
export interface RelayedTransfer extends SentTransfer {
  recipient: Address;
  amount: bigint;
}

interface Choice {
  /** One alone, or several of which `threshold` have to agree. */
  bridges: readonly Bridge[];
  threshold?: number;
  /** Units. */
  amount?: bigint;
}

/** A token on two chains, of which each bridge may carry 100 a day alone, and as much several together. Ada has all of it on the first. */
export class Portal {
  readonly desk: TransferDesk;
  readonly token: Address;
  private readonly home: LocalClient;
  private readonly far: LocalClient;

  private constructor(home: LocalClient, far: LocalClient, token: Address, controller: Address) {
    [this.home, this.far, this.token] = [home, far, token];
    this.desk = new TransferDesk(controller, [home, far]);
  }

  /** @param number - of several on the same chains. */
  static async open(home: LocalClient, far: LocalClient, number = 20): Promise<Portal> {
    const found = async (client: LocalClient, other: LocalClient, holders: readonly (readonly [Address, bigint])[]) => {
      const token = await foundToken(client, { holders, number });
      const controller = await foundPortal(client, {
        token,
        others: [other.chain.id],
        alone: Object.fromEntries(REACHED_BRIDGES.map((bridge) => [bridge, LIMIT])),
        together: { ...LIMIT, minimum: 2, bridges: REACHED_BRIDGES },
        number: number + 1,
      });
      return { token, controller };
    };
    const { token, controller } = await found(home, far, [[ada.address, parseEther('1000000')]]);
    await found(far, home, []);
    const approval = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [controller, maxUint256] });
    await mined(home, { account: ada, to: token, data: approval });
    for (const client of [home, far]) await passSeconds(client, 2);
    return new Portal(home, far, token, controller);
  }

  async send({ amount = UNIT, ...choice }: Choice): Promise<RelayedTransfer> {
    const recipient = privateKeyToAddress(generatePrivateKey());
    const [from, to] = [this.home.chain.id, this.far.chain.id];
    const sent = await this.desk.send({ ...choice, from, to, sender: ada, recipient, amount });
    return { ...sent, recipient, amount };
  }

  /** How often the recipients got what was sent, once the destination says that they did. */
  async arrivals(...sent: readonly RelayedTransfer[]): Promise<number[]> {
    for (const transfer of sent) {
      await vi.waitFor(
        async () => {
          const { votes, executed } = await this.desk.stateOf(transfer);
          if (!executed) throw new Error(`It was not executed; ${votes} bridges have brought it`);
        },
        { timeout: 60_000, interval: 20 },
      );
    }
    return Promise.all(sent.map((transfer) => this.arrivedOf(transfer)));
  }

  async arrivedOf({ recipient, amount }: RelayedTransfer): Promise<number> {
    return Number((await this.desk.balanceOf(this.far.chain.id, this.token, recipient)) / amount);
  }

  /** The adapters that have brought it, in their order. */
  async receivedBy({ from, payload }: RelayedTransfer): Promise<Address[]> {
    const event = getAbiItem({ abi: assetControllerAbi, name: 'TransferReceived' });
    const args = { payloadHash: payloadHashOf(from, payload) };
    const logs = await this.far.getLogs({ address: this.desk.controller, event, args, fromBlock: 0n });
    return logs.map((log) => log.args.adapter!);
  }
}
