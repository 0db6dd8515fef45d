import { BRIDGES } from '@althing/domain/bridges';
import {
  type ActionDraft,
  emptyProposal,
  MEASURE_KINDS,
  type MeasureDraft,
  type ProposalAction,
  type ProposalForm,
  type RemoteDraft,
} from '@althing/domain/governance';
import { FIRST_DRAFT } from './draftShelf.ts';
import { createDraftStore, type DraftStore, type DraftStoreOptions } from '../../../ui/wizard/createDraftStore.ts';

export interface ProposalDraft {
  form: ProposalForm;
  /** `chainId:address` of the governor; empty until one is chosen. */
  governor: string;
}

export const emptyDraft = (governor = ''): ProposalDraft => ({ form: emptyProposal(), governor });

/** The first draft of an organisation has the key that it had before there were several. */
const place = (slug: string, id: string): string => (id === FIRST_DRAFT ? slug : `${slug}:${id}`);

/** Key in the browser's storage for the stage of the draft. */
export const stageName = (slug: string, id: string): string => `proposalDraftStage:${place(slug, id)}`;

/** One draft of a proposal in one organisation, stored in this browser. */
export const createProposalDraft = (
  storage: DraftStoreOptions<ProposalDraft>['storage'],
  slug: string,
  id: string = FIRST_DRAFT,
): DraftStore<ProposalDraft> =>
  createDraftStore({
    storage,
    name: `proposalDraft:${place(slug, id)}`,
    entries: [stageName(slug, id)],
    parse,
    serialise: JSON.stringify,
  });

/** Undefined where another version has stored it differently. */
function parse(text: string | null): ProposalDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? { form: value.form, governor: value.governor } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is ProposalDraft {
  const v = value as Partial<ProposalDraft> | null;
  return (
    typeof v?.governor === 'string' &&
    typeof v.form?.title === 'string' &&
    typeof v.form.body === 'string' &&
    Array.isArray(v.form.actions) &&
    v.form.actions.every(isProposalAction)
  );
}

const TEXTS = {
  sendNative: ['recipient', 'amount'],
  sendToken: ['recipient', 'amount', 'token'],
  custom: ['target', 'value', 'signature', 'calldata'],
} as const;

const isProposalAction = (value: unknown): value is ProposalAction => isActionDraft(value) || isMeasure(value) || isRemote(value);

function isRemote(value: unknown): value is RemoteDraft {
  const v = value as Record<string, unknown> | null;
  if (v?.type !== 'remote' || typeof v.tempId !== 'string' || typeof v.chainId !== 'number' || typeof v.threshold !== 'number')
    return false;
  const areBridges =
    v.bridges === null || (Array.isArray(v.bridges) && v.bridges.every((bridge) => BRIDGES.some((each) => each === bridge)));
  return (
    areBridges && Array.isArray(v.calls) && v.calls.every((call) => isMeasure(call) || (isActionDraft(call) && call.type !== 'sendNative'))
  );
}

function isMeasure(value: unknown): value is MeasureDraft {
  const v = value as Record<string, unknown> | null;
  if (v?.type !== 'measure' || typeof v.tempId !== 'string' || !MEASURE_KINDS.some((kind) => kind === v.kind)) return false;
  return typeof v.values === 'object' && v.values !== null && Object.values(v.values).every((text) => typeof text === 'string');
}

/** Whether something that was stored is an action of this version. */
export function isActionDraft(value: unknown): value is ActionDraft {
  const v = value as Record<string, unknown> | null;
  if (typeof v?.tempId !== 'string' || typeof v.decimals !== 'number') return false;
  if (v.type !== 'sendNative' && v.type !== 'sendToken' && v.type !== 'custom') return false;
  return TEXTS[v.type].every((field) => typeof v[field] === 'string') && (v.type !== 'custom' || Array.isArray(v.args));
}
