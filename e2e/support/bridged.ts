import { bridgeAdaptersOf, encodeBridgeOptions, messageControllerAbi, tokenAbi } from '@althing/bindings';
import { mined, TransferDesk } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import {
  sampleAssetPortals,
  sampleHolder,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  sampleOnChains,
  samplePortalAdmin,
} from '@althing/domain/testing';
import { plan } from '@althing/planner';
import { type Address, encodeFunctionData, type Hex, type HDAccount, maxUint256 } from 'viem';
import { clients } from './accounts.ts';
import { citizen, createOrganisation, registerOrganisation } from './api.ts';

const IDS = [31337, 31338, 31339];
const [ALPHA, BETA] = [clients[0]!, clients[1]!];
const BRIDGES: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];
/** For recording a message; its calls are made by whoever executes it. */
const DELIVERY_GAS = 400_000n;

/** An organisation whose token and messages travel between the three local chains, and which its founder alone controls. */
export interface Bridged {
  organisation: OrganisationDetail;
  /** Sends the token; the founder has some of it on every chain. */
  desk: TransferDesk;
  token: Address;
  messages: Address;
}

/** Two of three bridges have to agree; messages wait for ten minutes, in which `vetoer` may cancel them. */
export function bridgedForm(name: string, founder: Address, vetoer: Address): OrganisationInput {
  const form = sampleOnChains(IDS, [founder, vetoer], { name });
  const own = { ...sampleHolder([founder]), isGovernor: false, governorName: '' };
  return {
    ...form,
    modules: {
      ...form.modules,
      assetPortals: sampleAssetPortals(
        IDS.map((chainId) => samplePortalAdmin(chainId, [founder])),
        { bridges: [...BRIDGES] },
      ),
      multiBridge: [
        sampleMultiBridge({ ...own, chainId: ALPHA.chain.id, chainIds: IDS, timelock: { durationType: 'hours', value: 1 }, hasVeto: true }),
      ],
      multiBridgeSettings: IDS.map((chainId) => sampleMultiBridgeSettings(chainId, [founder], { vetoer: sampleHolder([vetoer]) })),
    },
  };
}

/** Founds it by the server's endpoints and the founder's transactions, without a page. */
export async function foundBridged(origin: string, founder: HDAccount, form: OrganisationInput): Promise<Bridged> {
  const session = await citizen(origin, founder);
  const draft = await createOrganisation(origin, session, form);
  const organisation = await registerOrganisation(origin, session, draft.id);
  const { name, modules, token: tokenForm, salt, deployers } = organisation;
  const whole = plan({
    organisation: { name, modules, token: tokenForm },
    salt: salt as Hex,
    deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Address])),
  });
  await Promise.all(
    whole.chains.map(async ({ chainId, transactions }) => {
      const client = clients.find(({ chain }) => chain.id === chainId)!;
      for (const { to, data } of transactions) await mined(client, { account: founder, to, data });
    }),
  );
  const completed = await fetch(`${origin}/api/v1/organisations/${organisation.id}/complete-deployment`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  const answer = await completed.text();
  if (!completed.ok) throw new Error(`The deployment was not completed: ${answer}`);
  const addressOf = (kind: string) => organisation.contracts.find((contract) => contract.kind === kind)!.address as Address;
  const [controller, token, messages] = [addressOf('assetController'), addressOf('token'), addressOf('messageController')];
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [controller, maxUint256] });
  for (const client of clients) await mined(client, { account: founder, to: token, data });
  return { organisation: JSON.parse(answer) as OrganisationDetail, desk: new TransferDesk(controller, clients), token, messages };
}

/** The founder has a call made on Beta; two bridges have to agree on it. */
export async function sendMessage({ messages }: Bridged, founder: HDAccount, bridges: readonly Bridge[], call: { to: Address; data: Hex }) {
  const adapters = bridgeAdaptersOf(ALPHA.chain.id)!;
  const message = { targets: [call.to], calldatas: [call.data], threshold: 2, gasLimit: 200_000 };
  const at = { address: messages, abi: messageControllerAbi } as const;
  const asked = bridges.map((bridge) => adapters[bridge]);
  const fees = await ALPHA.readContract({
    ...at,
    functionName: 'quoteMessage',
    args: [message, BigInt(BETA.chain.id), asked, DELIVERY_GAS],
  });
  const legs = bridges.map((bridge, index) => ({
    adapter: asked[index]!,
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund: founder.address, gasLimit: DELIVERY_GAS, refundChainId: ALPHA.chain.id }),
  }));
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [message, BigInt(BETA.chain.id), legs] });
  return mined(ALPHA, { account: founder, to: messages, data, value: fees.reduce((sum, fee) => sum + fee, 0n), gas: 3_000_000n });
}

/** How a bridge of the local chains misbehaves from now on; nothing named means that it behaves. */
export async function setFaults(origin: string, bridge: Bridge, faults: { drop?: boolean; pause?: boolean }): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/local/bridges/${bridge}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The faults of ${bridge} were not set: ${text}`);
}
