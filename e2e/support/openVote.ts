import { encodeDelegateVotes, encodePropose, governorAbi, hashProposal, reserveDescription } from '@althing/bindings';
import {
  type Address,
  type Chain,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  type LocalAccount,
  parseGwei,
  publicActions,
} from 'viem';

/** Delegates to oneself and proposes with the proposer's key, and waits until voting is open. Answers the proposal's path below its organisation's. */
export async function openVote(proposer: LocalAccount, chain: Chain, governor: Address, token: Address): Promise<string> {
  const node = createTestClient({ mode: 'anvil', chain, transport: http() }).extend(publicActions);
  const wallet = createWalletClient({ account: proposer, chain, transport: http() });
  const settled = async (call: { to: Address; data: Hex }) =>
    node.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ to: call.to, data: call.data }) });
  await settled(encodeDelegateVotes({ token, delegatee: proposer.address }));
  // Votes count from the next second on.
  await node.increaseTime({ seconds: 1 });
  await node.mine({ blocks: 1 });
  const actions = [{ to: proposer.address, value: 0n, data: '0x' as const }];
  const proposal = { governor, actions, description: reserveDescription('# Fill the pool', proposer.address) };
  await settled(encodePropose(proposal));
  const proposalId = hashProposal(proposal);
  const opens = await node.readContract({ address: governor, abi: governorAbi, functionName: 'proposalSnapshot', args: [proposalId] });
  const { timestamp } = await node.getBlock();
  await node.increaseTime({ seconds: Number(opens - timestamp) + 2 });
  // So that gas costs something, whatever the chain has seen before.
  await node.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('10') });
  await node.mine({ blocks: 1 });
  return `proposals/${chain.id}/${governor}/${proposalId}`;
}
