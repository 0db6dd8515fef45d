import { emptyProposal, type ProposalForm } from '@althing/domain/governance';

export const STAGES = ['write', 'actions', 'review'] as const;
export type Stage = (typeof STAGES)[number];

export interface ProposalDraft {
  form: ProposalForm;
  stage: Stage;
  /** `chainId:address` of the governor; empty until one is chosen. */
  governor: string;
  /** UNIX milliseconds; null for one that was never saved. */
  savedAt: number | null;
}

export const emptyDraft = (governor = ''): ProposalDraft => ({ form: emptyProposal(), stage: 'write', governor, savedAt: null });

const keyOf = (slug: string) => `proposalDraft:${slug}`;

/** The draft of an organisation in this browser; an empty one where there is none or a later version wrote it differently. */
export function readDraft(storage: Pick<Storage, 'getItem'>, slug: string): ProposalDraft {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(slug)) ?? 'null');
    return isDraft(value) ? value : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem'>, slug: string, draft: ProposalDraft): void {
  storage.setItem(keyOf(slug), JSON.stringify(draft));
}

export function removeDraft(storage: Pick<Storage, 'removeItem'>, slug: string): void {
  storage.removeItem(keyOf(slug));
}

function isDraft(value: unknown): value is ProposalDraft {
  const v = value as Partial<ProposalDraft> | null;
  return (
    STAGES.some((stage) => stage === v?.stage) &&
    typeof v?.governor === 'string' &&
    typeof v.form?.title === 'string' &&
    typeof v.form.body === 'string' &&
    Array.isArray(v.form.actions) &&
    v.form.actions.every(isAction)
  );
}

const TEXTS = {
  sendNative: ['recipient', 'amount'],
  sendToken: ['recipient', 'amount', 'token'],
  custom: ['target', 'value', 'signature', 'calldata'],
} as const;

function isAction(value: unknown): boolean {
  const v = value as Record<string, unknown> | null;
  if (typeof v?.tempId !== 'string' || typeof v.decimals !== 'number') return false;
  if (v.type !== 'sendNative' && v.type !== 'sendToken' && v.type !== 'custom') return false;
  return TEXTS[v.type].every((field) => typeof v[field] === 'string') && (v.type !== 'custom' || Array.isArray(v.args));
}
