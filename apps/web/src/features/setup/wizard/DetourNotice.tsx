import type { Position } from '@althing/domain/setup';
import { hasErrors } from '@althing/domain/setup';
import { Notice } from '../../../ui/Notice.tsx';
import type { Detour } from './arrivalOf.ts';
import { titleOf } from './titles.ts';

/** Why a stored draft opens here and not where it was left. */
export function DetourNotice({ detour: { left, errors }, opened }: { detour: Detour; opened: Position }) {
  return (
    <Notice title={`You left this draft at “${titleOf(left)}”`}>
      {hasErrors(errors)
        ? `It opens at “${titleOf(opened)}”, because what is marked below does not hold any more. Everything you entered is still here; once it is mended, you can go back to where you were.`
        : `Your draft no longer needs that step, so it opens at “${titleOf(opened)}”. Everything you entered is still here.`}
    </Notice>
  );
}
