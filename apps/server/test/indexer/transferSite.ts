import { assetControllerAbi, controllerWrapperAbi, controllerWrapperOf, tokenAbi } from '@althing/bindings';
import {
  ALL,
  foundLockbox,
  foundPortal,
  foundToken,
  localAccount,
  mined,
  type PortalLimits,
  type SentTransfer,
  type TransferChoice,
  TransferDesk,
} from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { type Abi, encodeFunctionData, getAddress, maxUint256, type TransactionReceipt, zeroAddress } from 'viem';
import type { Root } from '../../src/indexer/source.ts';
import { ALPHA, BETA, BridgeSite, startGround } from './bridgeSite.ts';

export const HOLDER = localAccount(3);
export const RECIPIENT = getAddress('0x00000000000000000000000000000000000ca5ca');
const TREASURY: Address = '0x000000000000000000000000000000000007ea57';
export const WRAPPER = controllerWrapperOf(ALPHA)!;

/** What each bridge may do alone, and what bridges may do together, in units. */
const [ALONE, TOGETHER] = [5_000n, 10_000n];
const TOGETHER_BRIDGES: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];
const OWN: PortalLimits = { minting: ALONE, burning: ALONE };

/** Of which of the two a test names. */
const CALLED_ABI: Abi = [...assetControllerAbi, ...tokenAbi, ...controllerWrapperAbi];

type Choice = Pick<TransferChoice, 'bridges' | 'amount'> & Partial<TransferChoice>;

/**
 * Asset controllers of a token that costs 1 % to bring, each bridge with a limit of its own and two of three with one together. Its lockbox on
 * the destination keeps nothing, so that it can give nothing out.
 */
export class TransferSite extends BridgeSite {
  desk!: TransferDesk;
  token: Address = zeroAddress;

  static async start(name: string): Promise<TransferSite> {
    return new TransferSite(await startGround(name));
  }

  protected contracts(): readonly Root[] {
    return [
      { address: this.controller, kind: 'assetController' },
      { address: this.token, kind: 'token' },
    ];
  }

  async found(): Promise<void> {
    const tax = { treasury: TREASURY, thresholds: [0n], basisPoints: [100n] };
    for (const { client } of this.sides) {
      const chainId = client.chain.id;
      const holders = chainId === ALPHA ? ([[HOLDER.address, 1_000_000n]] as const) : [];
      this.token = await foundToken(client, { holders, tax, number: 1 });
      if (chainId === BETA) await foundLockbox(client, this.token, zeroAddress);
      this.controller = await foundPortal(client, {
        token: this.token,
        others: [chainId === ALPHA ? BETA : ALPHA],
        alone: { hyperlane: OWN, polymer: OWN, layerzero: OWN },
        together: { minting: TOGETHER, burning: TOGETHER, minimum: 2, bridges: TOGETHER_BRIDGES },
        unwrapping: chainId === BETA,
        number: 2,
      });
    }
    this.desk = new TransferDesk(
      this.controller,
      this.sides.map(({ client }) => client),
    );
    for (const spender of [this.controller, WRAPPER]) await this.act(this.home, this.token, 'approve', [spender, maxUint256], HOLDER);
    await this.act(this.home, WRAPPER, 'setFeeTiers', [zeroAddress, 0n, [{ threshold: 0n, rate: 2_000 }]]);
    await this.pass(2);
  }

  transfer(choice: Choice): Promise<SentTransfer> {
    return this.desk.send({ from: ALPHA, to: BETA, sender: HOLDER, recipient: RECIPIENT, ...choice });
  }

  /** Through the platform's wrapper. */
  async wrapped({ bridges, amount }: Choice): Promise<SentTransfer> {
    const way = { from: ALPHA, to: BETA };
    const { legs, value } = await this.desk.carriage({ ...way, bridges, payer: HOLDER.address });
    const transfer = { recipient: RECIPIENT, threshold: 1, unwrap: false, amount, destinationChain: BigInt(BETA) };
    const args = [this.controller, this.token, transfer, ALL, legs];
    return this.desk.sentIn(await this.act(this.home, WRAPPER, 'transferTo', args, HOLDER, value), way);
  }

  /** Brought by one of the bridges. */
  bring(sent: SentTransfer, bridge: Bridge): Promise<TransactionReceipt> {
    return this.desk.deliver(sent, bridge);
  }

  toldOf({ transferId }: Pick<SentTransfer, 'transferId'>) {
    return this.told({ messageId: transferId });
  }

  /** By the founder, who is everything there, or somebody else. */
  act(
    { client }: BridgeSite['home'],
    to: Address,
    functionName: string,
    args: readonly unknown[],
    account = localAccount(0),
    value = 0n,
  ): Promise<TransactionReceipt> {
    const data: Hex = encodeFunctionData({ abi: CALLED_ABI, functionName, args });
    return mined(client, { account, to, data, value, gas: 3_000_000n });
  }

  /** A call of the controller on the destination. */
  there(functionName: string, args: readonly unknown[] = []): Promise<TransactionReceipt> {
    return this.act(this.far, this.controller, functionName, args);
  }
}
