import {
  bridgeAdaptersOf,
  encodeBridgeOptions,
  localTokenAbi,
  messageControllerAbi,
  platformAddresses,
  proxyFactoryAbi,
} from '@althing/bindings';
import { rpc } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, numberToHex, parseEther, parseEventLogs, zeroAddress, zeroHash } from 'viem';
import { TEST_CHAIN_ID } from './services.ts';
import { OTHER_CHAIN } from './founding.ts';
import type { Receipt, World } from './world.ts';

const adapters = bridgeAdaptersOf(TEST_CHAIN_ID)!;
/** Polymer's takes messages for nothing. */
const SENDING = adapters.polymer;
const BRINGING = [adapters.hyperlane, adapters.polymer, adapters.axelar];
/** Of the deepest reorg, and more: what has to stay is older. */
const DEPTH = 10;

interface Brought {
  payload: Hex;
  hash: Hex;
}

/** One controller on one chain: it sends to another, and its adapters, in whose name anybody here may speak, bring what another sent. */
export class Messengers {
  private readonly world: World;
  private readonly controller: Address;
  private readonly sent: { payload: Hex; historyBefore: Hex }[] = [];
  private readonly brought: Brought[] = [];
  private nonce = 0;

  private constructor(world: World, controller: Address) {
    this.world = world;
    this.controller = controller;
  }

  static async found(world: World): Promise<Messengers> {
    const [founder, authority] = world.accounts as [Address, Address];
    const setup = {
      owner: founder,
      vetoer: zeroAddress,
      originators: [founder],
      resenders: [founder],
      pausers: [founder],
      adapters: BRINGING,
      origins: [{ chainId: OTHER_CHAIN, minimum: 1, delay: 0 }],
    };
    const initialisation = encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [setup] });
    const { messageControllerImplementation: implementation, proxyFactory } = platformAddresses;
    const parameters = { implementation, authority, argument: zeroHash, companion: zeroAddress };
    const args = [zeroHash, parameters, initialisation] as const;
    const { logs } = await world.call(founder, proxyFactory, { abi: proxyFactoryAbi, functionName: 'deploy', args });
    const [deployed] = parseEventLogs({ abi: proxyFactoryAbi, logs: logs as never, eventName: 'ProxyDeployed' });
    for (const adapter of BRINGING) {
      await rpc(world.url, 'anvil_impersonateAccount', [adapter]);
      await rpc(world.url, 'anvil_setBalance', [adapter, numberToHex(parseEther('10'))]);
    }
    await world.mine(DEPTH);
    return new Messengers(world, deployed!.args.proxy);
  }

  get root() {
    return { address: this.controller, kind: 'messageController' } as const;
  }

  private get legs() {
    const options = encodeBridgeOptions('polymer', { refund: this.world.accounts[0]!, gasLimit: 0n, refundChainId: TEST_CHAIN_ID });
    // The second one wants a fee and fails.
    return [
      { adapter: SENDING, fee: 0n, options },
      { adapter: adapters.hyperlane, fee: 0n, options: '0x' as const },
    ];
  }

  async send(): Promise<void> {
    const historyBefore = await this.history();
    const message = { targets: [platformAddresses.localGold], calldatas: ['0x' as const], threshold: 1, gasLimit: 100_000 };
    const { logs } = await this.act('sendMessage', [message, OTHER_CHAIN, this.legs]);
    const [event] = parseEventLogs({ abi: messageControllerAbi, logs: logs as never, eventName: 'MessageSent' });
    if (event) this.sent.push({ payload: event.args.payload, historyBefore });
  }

  private async history(): Promise<Hex> {
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'history' });
    return (await rpc<Hex>(this.world.url, 'eth_call', [{ to: this.controller, data }, 'latest'])).slice(0, 42) as Hex;
  }

  async resend(): Promise<Receipt> {
    const { payload, historyBefore } = this.sent.at(-1)!;
    return this.act('resendMessage', [payload, historyBefore, [], this.legs]);
  }

  /** By one of the bridges: a new message, or one that others have brought. */
  async bring(choice: number): Promise<Receipt> {
    if (choice < 0.6 || this.brought.length === 0) this.brought.push(await this.forge());
    const { payload } = this.brought[Math.floor(choice * 997) % this.brought.length]!;
    const adapter = BRINGING[Math.floor(choice * 7919) % BRINGING.length]!;
    return this.world.call(adapter, this.controller, {
      abi: messageControllerAbi,
      functionName: 'receiveMessage',
      args: [OTHER_CHAIN, payload],
    });
  }

  /** What a controller on the other chain might have sent: one unit of play money. */
  private async forge(): Promise<Brought> {
    const { timestamp } = await rpc<{ timestamp: Hex }>(this.world.url, 'eth_getBlockByNumber', ['latest', false]);
    const call = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [this.world.accounts[0]!, 1n] });
    const payload = concat([
      numberToHex(2, { size: 1 }),
      numberToHex(this.nonce++, { size: 5 }),
      numberToHex(TEST_CHAIN_ID, { size: 7 }),
      numberToHex(BigInt(timestamp), { size: 4 }),
      numberToHex(100_000, { size: 4 }),
      this.world.accounts[0]!,
      platformAddresses.localGold,
      numberToHex(call.length / 2 - 1, { size: 3 }),
      call,
    ]);
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'payloadHashOf', args: [OTHER_CHAIN, payload] });
    return { payload, hash: await rpc<Hex>(this.world.url, 'eth_call', [{ to: this.controller, data }, 'latest']) };
  }

  async execute(): Promise<Receipt> {
    return this.act('execute', [OTHER_CHAIN, this.brought.at(-1)!.payload]);
  }

  async cancel(): Promise<Receipt> {
    return this.act('cancel', [this.brought.at(-1)!.hash]);
  }

  async change(choice: number): Promise<Receipt> {
    if (choice < 0.3) return this.act('updateAdapter', [adapters.axelar, choice < 0.15]);
    if (choice < 0.6) return this.act('updateOrigin', [{ chainId: OTHER_CHAIN, minimum: choice < 0.45 ? 1 : 2, delay: 0 }]);
    if (choice < 0.8) return this.act('updateVetoer', [this.world.accounts[0]!]);
    return this.act(choice < 0.9 ? 'pause' : 'unpause', []);
  }

  /** By the founder, who is everything there. */
  private act(functionName: string, args: readonly unknown[]): Promise<Receipt> {
    const call = { abi: messageControllerAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0];
    return this.world.send(this.world.accounts[0]!, this.controller, encodeFunctionData(call));
  }
}
