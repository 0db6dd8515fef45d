/**
 * What the wizard edits and the browser stores: the organisation before it is complete, as `organisation/schema.ts`
 * describes it. `null` stands for "not answered yet", so that the draft survives JSON unchanged. Which modules are chosen is
 * read from the content (`isModuleSelected`), never kept beside it.
 */
export type { GovernorDraft } from '../organisation/parts/governor.ts';
export type { LinkDraft } from '../organisation/parts/link.ts';
export type { ReceiverDraft, TokenDraft } from '../organisation/parts/token.ts';
export type { DurationDraft } from '../organisation/parts/values.ts';
export type { VetoDraft } from '../organisation/parts/veto.ts';
export type { ChainWalletDraft, WalletDraft } from '../organisation/parts/wallet.ts';
export type { ModulesDraft, OrganisationForm } from '../organisation/schema.ts';
