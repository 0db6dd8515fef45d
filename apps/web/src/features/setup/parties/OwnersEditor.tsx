import { canRemoveAddress, MAX_MULTISIG_ADDRESSES, removeAddress, valueAt, type WalletDraft } from '@althing/domain/setup';
import { sameAddress } from '@althing/domain/units';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboardList, IconPlus, IconUser } from '@tabler/icons-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { placeOf } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useSelection } from '../form/useSelection.ts';
import classes from './parties.module.css';
import { type PartyChoice, PartyInput } from './PartyInput.tsx';
import { PasteAddresses } from './PasteAddresses.tsx';

export interface OwnersEditorProps {
  /** Path of the wallet in the form. */
  path: FormPathTo<WalletDraft>;
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
  /** Word for one entry: "Owner", "Signer", "Guardian". */
  noun: string;
}

/** The owners of a multisig: at least two; from the third on they can be removed. */
export function OwnersEditor({ path, chainIds, choices, noun }: OwnersEditorProps) {
  const form = useSetupForm();
  const session = useSession();
  const changeWallet = useChange(path);
  const list = `${path}.addresses` as const;
  const change = useChange(list);
  const error = form.errors[list];
  const { areRepeated, isListed } = useSelection(form, list, (owners) => summary(owners, session?.address));
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLOListElement>();
  const [isPasting, paste] = useDisclosure();
  const add = (added: readonly string[]) => change((owners) => fillBlanks(owners, added).slice(0, MAX_MULTISIG_ADDRESSES));
  const full = areRepeated.length >= MAX_MULTISIG_ADDRESSES ? `At most ${MAX_MULTISIG_ADDRESSES}. Remove one first.` : undefined;
  return (
    <div {...placeOf(list)}>
      <ol ref={entries} className={classes.rows} aria-label={`${noun}s`}>
        {areRepeated.map((isDuplicate, index) => (
          <li key={index} className={classes.row}>
            <PartyInput
              path={`${path}.addresses.${index}`}
              label={`${noun} ${index + 1}`}
              chainIds={chainIds}
              choices={choices}
              isDuplicate={isDuplicate}
            />
            {canRemoveAddress(index) && (
              <RemoveButton
                className={classes.remove}
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => removeEntry(() => changeWallet((wallet) => removeAddress(wallet, index)))}
              />
            )}
          </li>
        ))}
      </ol>
      {error && <p role="alert">{error}</p>}
      <div className={classes.buttons}>
        <ReasonButton
          ref={addButton}
          variant="default"
          size="sm"
          reason={full}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addEntry(() => change((owners) => [...owners, '']))}
        >
          Add {noun.toLowerCase()}
        </ReasonButton>
        {session && !isListed && (
          <ReasonButton
            variant="default"
            size="sm"
            reason={full}
            leftSection={<IconUser size={16} aria-hidden />}
            onClick={() => add([session.address])}
          >
            Add my address
          </ReasonButton>
        )}
        <ReasonButton
          variant="default"
          size="sm"
          reason={full}
          leftSection={<IconClipboardList size={16} aria-hidden />}
          onClick={paste.open}
        >
          Paste several
        </ReasonButton>
      </div>
      {isPasting && (
        <PasteAddresses
          present={valueAt(form.getValues(), list) as string[]}
          onClose={paste.close}
          onAdd={(addresses) => {
            add(addresses);
            paste.close();
          }}
        />
      )}
    </div>
  );
}

/** Fills empty rows before adding new ones. */
function fillBlanks(owners: readonly string[], added: readonly string[]): string[] {
  const rest = [...added];
  return [...owners.map((owner) => owner || (rest.shift() ?? '')), ...rest];
}

/** What the list depends on besides the fields themselves. */
const summary = (owners: readonly string[], own: string | undefined) => ({
  areRepeated: owners.map((_, index) => isRepeated(owners, index)),
  isListed: owners.some((owner) => sameAddress(owner, own)),
});

const isRepeated = (owners: readonly string[], index: number): boolean =>
  owners.some((other, at) => at < index && other !== '' && other.toLowerCase() === owners[index]?.toLowerCase());
