import { chainName } from '../chains/lookup.ts';
import { diffOrganisations } from '../setup/diff.ts';
import type { OrganisationInput } from '../organisation/schema.ts';
import { shownText } from '../text/invisible.ts';
import type { ChainId } from '../units.ts';
import { changesInWords } from './changes.ts';
import { UPGRADE_LIMITS } from './limits.ts';
import { upgradeSentence, type UpgradePurpose } from './sentences.ts';

/** What an upgrade would do. */
export interface UpgradeMeaning {
  present: OrganisationInput;
  upgraded: OrganisationInput;
  transactions: readonly { chainId: ChainId; purposes: readonly UpgradePurpose[] }[];
}

/** Of what is written about an upgrade, the part for what happens on the chains; the rest is for what changes. */
const CHAINS_SHARE = 1_000;

/** One line whatever it was, without its middle where it is too long: of a value that changes, its beginning and what it becomes stay. */
function oneLine(text: string): string {
  const characters = Array.from(shownText(text).replace(/\s+/g, ' ').trim());
  if (characters.length <= UPGRADE_LIMITS.line) return characters.join('');
  const half = Math.floor((UPGRADE_LIMITS.line - 3) / 2);
  return `${characters.slice(0, half).join('')} … ${characters.slice(-half).join('')}`;
}

/** As Markdown that shows the text and nothing else: names are given by people. */
const plain = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** As many lines as fit into the room, and how many more there are. */
function fitting(lines: readonly string[], room: number): string[] {
  let used = 0;
  const count = lines.findIndex((line) => (used += line.length + 1) > room);
  if (count === -1) return [...lines];
  return [...lines.slice(0, count), `- … and ${lines.length - count} more, which the upgrade proposal lists`];
}

const nothing = (lines: string[], sentence: string): string[] => (lines.length === 0 ? [sentence] : lines);

/**
 * What an upgrade changes and what happens for it on each chain, in Markdown: the sentences of the review, for the governor's proposal that carries it
 * out and for the history. At most `UPGRADE_LIMITS.words` characters; what does not fit is counted.
 */
export function upgradeWords(
  { present, upgraded, transactions }: UpgradeMeaning,
  chains: readonly { id: ChainId; name: string }[],
): string {
  const changes = changesInWords(diffOrganisations(present, upgraded, chains)).flatMap(({ title, lines }) => [
    `- ${plain(title)}`,
    ...lines.map((line) => `  - ${plain(line)}`),
  ]);
  const chainIds = [...new Set(transactions.map(({ chainId }) => chainId))];
  const sent = chainIds.flatMap((chainId) => [
    `- On ${chainName(chains, chainId)}`,
    ...transactions
      .filter((each) => each.chainId === chainId)
      .flatMap(({ purposes }) => purposes.map((purpose) => `  - ${plain(upgradeSentence(purpose))}`)),
  ]);
  return [
    '## What changes',
    '',
    ...fitting(
      nothing(changes, 'Nothing of the record: what the chains say otherwise than it is brought back.'),
      UPGRADE_LIMITS.words - CHAINS_SHARE,
    ),
    '',
    '## What happens on the chains',
    '',
    ...fitting(nothing(sent, 'Nothing: only the record changes.'), CHAINS_SHARE),
  ].join('\n');
}
