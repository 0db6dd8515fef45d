import {
  assetControllerAbi,
  bridgeAdaptersOf,
  CONTRACT_KIND_NUMBERS,
  controllerWrapperAbi,
  controllerWrapperOf,
  encodeBridgeOptions,
  encodeDeployOrganisation,
  encodeTransferPayload,
  localTokenAbi,
  organisationDeployerAbi,
  platformAddresses,
} from '@althing/bindings';
import { ownHead, rpc } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { type Abi, encodeFunctionData, numberToHex, pad, parseEventLogs, zeroAddress } from 'viem';
import { OTHER_CHAIN } from './founding.ts';
import { TEST_CHAIN_ID } from './services.ts';
import type { Receipt, World } from './world.ts';

const adapters = bridgeAdaptersOf(TEST_CHAIN_ID)!;
const WRAPPER = controllerWrapperOf(TEST_CHAIN_ID)!;
const GOLD = platformAddresses.localGold;
/** Polymer's takes transfers for nothing. */
const SENDING = adapters.polymer;
/** Made to speak by `Messengers`. */
const BRINGING = [adapters.hyperlane, adapters.polymer, adapters.axelar];
const LIMIT = 100n;
const MUCH = 10n ** 30n;
/** Of the deepest reorg, and more: what has to stay is older. */
const DEPTH = 10;
const SALT = numberToHex(4711, { size: 32 });

const CALLED_ABI: Abi = [...assetControllerAbi, ...controllerWrapperAbi, ...localTokenAbi];

/**
 * One asset controller of play money on one chain, which the deployer announces, and which is planned then or later. It sends to another chain,
 * by itself and through the platform's wrapper, and adapters bring what another sent.
 */
export class Carriers {
  private readonly world: World;
  private readonly controller: Address;
  private readonly sent: Hex[] = [];
  private readonly brought: Hex[] = [];
  private nonce = 0;

  private constructor(world: World, controller: Address) {
    this.world = world;
    this.controller = controller;
  }

  static async found(world: World): Promise<Carriers> {
    const [founder] = world.accounts as [Address];
    const setup = {
      admin: founder,
      manager: founder,
      pauser: founder,
      duration: 600,
      minBridges: 2,
      unwrapping: false,
      custody: { locks: true, taxed: false, mintSelector: '0x00000000', burnSelector: '0x00000000' },
      multiBridgeAdapters: BRINGING,
      limits: [zeroAddress, ...BRINGING].map((adapter) => ({ adapter, minting: LIMIT, burning: MUCH })),
      chains: [{ chainId: OTHER_CHAIN, sends: true, takes: true }],
    } as const;
    const proxy = {
      kind: CONTRACT_KIND_NUMBERS.assetController,
      salt: SALT,
      implementation: platformAddresses.assetControllerImplementation,
      argument: pad(GOLD),
      companion: zeroAddress,
      initialisation: encodeFunctionData({ abi: assetControllerAbi, functionName: 'initialize', args: [setup] }),
    };
    const none = { safes: [], tokens: [], vestings: [], spokes: [], governors: [] };
    const { to, data } = encodeDeployOrganisation({ ...ownHead(founder, { id: SALT, chainIds: [31337] }), ...none, proxies: [proxy] });
    const { logs } = await world.send(founder, to, data);
    const deployed = parseEventLogs({ abi: organisationDeployerAbi, logs: logs as never, eventName: 'ContractDeployed' });
    const carriers = new Carriers(world, deployed.find(({ args }) => args.kind === proxy.kind)!.args.account);
    await carriers.equip();
    await world.mine(DEPTH);
    return carriers;
  }

  private async equip(): Promise<void> {
    for (const owner of [this.world.accounts[0]!, this.controller]) await this.act(GOLD, 'mint', [owner, MUCH]);
    for (const spender of [this.controller, WRAPPER]) await this.act(GOLD, 'approve', [spender, MUCH]);
    await this.act(WRAPPER, 'setFeeTiers', [zeroAddress, 0n, [{ threshold: 10n, rate: 1_000 }]]);
  }

  private get legs() {
    const options = encodeBridgeOptions('polymer', { refund: this.world.accounts[0]!, gasLimit: 0n, refundChainId: TEST_CHAIN_ID });
    return [{ adapter: SENDING, fee: 0n, options }];
  }

  async send(choice: number): Promise<void> {
    const amount = 1n + BigInt(Math.floor(choice * 1_000));
    const transfer = { recipient: this.world.accounts[1]!, threshold: 1, unwrap: false, amount, destinationChain: OTHER_CHAIN };
    const { logs } =
      choice < 0.5
        ? await this.act(WRAPPER, 'transferTo', [this.controller, GOLD, transfer, MUCH, this.legs])
        : await this.act(this.controller, 'transferTo', [transfer, this.legs]);
    const [event] = parseEventLogs({ abi: assetControllerAbi, logs: logs as never, eventName: 'TransferSent' });
    if (event) this.sent.push(event.args.payload);
  }

  async resend(): Promise<Receipt> {
    return this.act(this.controller, 'resendTransfer', [this.sent.at(-1)!, this.legs]);
  }

  /** By one of the bridges: a new transfer, or one that others have brought. */
  async bring(choice: number): Promise<Receipt> {
    if (choice < 0.6 || this.brought.length === 0) this.brought.push(await this.forge(choice));
    const payload = this.brought[Math.floor(choice * 997) % this.brought.length]!;
    const adapter = BRINGING[Math.floor(choice * 7919) % BRINGING.length]!;
    return this.act(this.controller, 'receiveMessage', [OTHER_CHAIN, payload], adapter);
  }

  /** What a controller on the other chain might have sent; the limits do not take all of it. */
  private async forge(choice: number): Promise<Hex> {
    const { timestamp } = await rpc<{ timestamp: Hex }>(this.world.url, 'eth_getBlockByNumber', ['latest', false]);
    return encodeTransferPayload({
      nonce: this.nonce++,
      sentAt: Number(timestamp),
      destinationChainId: TEST_CHAIN_ID,
      threshold: choice < 0.3 ? 1 : 2,
      recipient: this.world.accounts[2]!,
      amount: 1n + BigInt(Math.floor(choice * 100)),
      unwrap: false,
    });
  }

  async execute(): Promise<Receipt> {
    return this.act(this.controller, 'execute', [OTHER_CHAIN, this.brought.at(-1)!]);
  }

  change(choice: number): Promise<Receipt> {
    const change = (functionName: string, ...args: unknown[]) => this.act(this.controller, functionName, args);
    if (choice < 0.2) return change('setMultiBridgeAdapter', adapters.axelar, choice < 0.1);
    if (choice < 0.4) return change('setChain', { chainId: OTHER_CHAIN, sends: true, takes: choice < 0.3 });
    if (choice < 0.6) return change('setLimits', { adapter: adapters.hyperlane, minting: choice < 0.5 ? 0n : LIMIT, burning: MUCH });
    if (choice < 0.8) return change('setMinBridges', choice < 0.7 ? 2 : 3);
    return change(choice < 0.9 ? 'pause' : 'unpause');
  }

  private act(to: Address, functionName: string, args: readonly unknown[], from = this.world.accounts[0]!): Promise<Receipt> {
    return this.world.send(from, to, encodeFunctionData({ abi: CALLED_ABI, functionName, args }));
  }
}
