import { decodeRevert } from '@althing/bindings';
import { shownText } from '@althing/domain/text';
import type { Hex } from '@althing/domain/units';

const LONGEST_REASON = 300;

/** The revert reason as one line of text. Contracts choose it, so its length is limited. */
export const reasonOf = (data: Hex): string => shownText(decodeRevert(data).sentence.replaceAll('\0', '').slice(0, LONGEST_REASON));
