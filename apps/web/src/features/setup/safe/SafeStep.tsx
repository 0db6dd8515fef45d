import { moduleKey } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS, WALLET_LISTS } from '@althing/domain/organisation';
import { formChainIds } from '@althing/domain/setup';
import { EditedEntry } from '../form/EditedEntry.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { WalletEditor } from '../parties/WalletEditor.tsx';
import { WalletList } from './WalletList.tsx';

/** Step 3, Safe: who holds the money, who may change the contracts, and who works on what. */
export function SafeStep() {
  const form = useSetupForm();
  // Also of a module whose wallets are all marked for deletion, so that the marks are seen and can be taken off.
  const lists = useSelection(form, 'modules', (_, draft) => WALLET_LISTS.filter((list) => draft.modules[list].length > 0));
  const chainIds = useSelection(form, 'modules', (_, draft) => formChainIds(draft));
  return (
    <>
      <Section
        variant="card"
        order={3}
        title={CONTRACT_KIND_FACTS.protocolUpgrades.title}
        description="The only ones who can ever change the code of your contracts, on every chain. Choose people who can be reached and who do not all sit at one table."
      >
        <EditedEntry
          path="modules.protocolUpgrades"
          before={(initial) => initial.modules.protocolUpgrades}
          label={`Signers of ${CONTRACT_KIND_FACTS.protocolUpgrades.title}`}
        >
          <UpgradesEditor chainIds={chainIds} />
        </EditedEntry>
      </Section>
      {lists.map((list) => (
        <WalletList key={list} list={list} />
      ))}
    </>
  );
}

function UpgradesEditor({ chainIds }: { chainIds: readonly number[] }) {
  const choices = usePartyChoices(chainIds, moduleKey('protocolUpgrades'));
  return (
    <WalletEditor path="modules.protocolUpgrades" question="Who approves upgrades?" noun="Signer" chainIds={chainIds} choices={choices} />
  );
}
