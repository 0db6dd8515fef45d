/**
 * The organisation as the wizard edits it and the browser stores it, before it is complete. `organisation/schema.ts` describes it. `null` means
 * "not answered yet", so that a draft survives JSON unchanged. Which modules are chosen follows from the content (`isModuleSelected`)
 * and is not stored separately.
 */
export type { GovernorDraft } from '../organisation/parts/governor.ts';
export type { LinkDraft } from '../organisation/parts/link.ts';
export type { ReceiverDraft, TokenDraft } from '../organisation/parts/token.ts';
export type { DurationDraft } from '../organisation/parts/values.ts';
export type { ChainVestingDraft, ScheduleDraft } from '../organisation/parts/vesting.ts';
export type { VetoDraft } from '../organisation/parts/veto.ts';
export type { ChainWalletDraft, WalletDraft } from '../organisation/parts/wallet.ts';
export type { ModulesDraft, OrganisationForm } from '../organisation/schema.ts';
export type { GovernorOrWalletDraft } from '../organisation/parts/actor.ts';
