import type { UpgradeProposal } from '@althing/domain/http';
import { checkWords, type CheckScene } from '../../deploy/index.ts';

type Difference = NonNullable<UpgradeProposal['progress'][number]['difference']>;

const isClaim = ({ expected }: Difference): boolean => expected === 'true' || expected === 'false';

/** What a chain does not say yet. The label of a yes-or-no check is a statement; of others it is the name of a value. */
export function lackingText(difference: Difference, scene: CheckScene): string {
  const { label, expected, actual } = checkWords({ ...difference, ok: false }, scene);
  if (difference.actual === null) return `${label}: it cannot be read on the chain yet; it can once this is done.`;
  if (isClaim(difference)) return `${label}: not yet on the chain; it will be once this is done.`;
  return `${label}: ${actual?.join(', ')} on the chain now, ${expected.join(', ')} once this is done.`;
}
