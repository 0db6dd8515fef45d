import { hasErrors } from '@althing/domain/setup';
import { placeTitle } from '@althing/domain/wizard';
import { Notice } from '../Notice.tsx';
import type { WizardRun } from './useWizard.ts';

/** Explains why a stored draft opens on another page than the one it was left on. */
export function DetourNotice<Place extends string, Draft>({ run: { rules, detour, state } }: { run: WizardRun<Place, Draft> }) {
  if (!detour) return null;
  const opened = placeTitle(rules, state.position);
  return (
    <Notice title={`You left this draft at “${placeTitle(rules, detour.left)}”`}>
      {hasErrors(detour.errors)
        ? `It opens at “${opened}”, because the answers marked below are no longer valid. Everything you entered is still here; once they are corrected, you can go back to where you were.`
        : `Your draft no longer needs that step, so it opens at “${opened}”. Everything you entered is still here.`}
    </Notice>
  );
}
