import type { DraftProblems, Finding } from '@althing/domain/bonds';

interface Facts {
  problems: DraftProblems;
  /** Whether the market could be worked out. */
  isPlanned: boolean;
  findings: readonly Finding[];
  /** Whether the seller has read the warnings. */
  isAware: boolean;
}

/** Why the sale cannot be opened yet; undefined where it can. */
export function openReason({ problems, isPlanned, findings, isAware }: Facts): string | undefined {
  const missing = Object.keys(problems).length;
  if (missing > 0) return missing === 1 ? 'One answer is missing or cannot be read.' : `${missing} answers are missing or cannot be read.`;
  if (!isPlanned) return 'The chain is being asked about this sale.';
  const blocked = findings.find(({ severity }) => severity === 'block');
  if (blocked) return blocked.sentence;
  if (findings.length > 0 && !isAware) return 'Read the warnings first, and say that you want it so.';
  return undefined;
}
