import type { Hex } from '../units.ts';

/** Text of the proposal in which a governor decides about its part of an upgrade. Its hash binds the vote to this plan. */
export const upgradeDescription = ({ id, proposalName, planHash }: { id: string; proposalName: string; planHash: Hex }): string =>
  `# ${proposalName}\n\nUpgrade proposal ${id}\n\nPlan ${planHash}`;

const PROPOSER = /^\n\n#proposer=0x[0-9a-fA-F]{40}$/;

/** Whether a proposal on chain has this description, reserved for its proposer or not. */
export const isUpgradeDescription = (description: string, expected: string): boolean =>
  description === expected || (description.startsWith(expected) && PROPOSER.test(description.slice(expected.length)));
