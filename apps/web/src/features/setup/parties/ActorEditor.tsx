import { chainName } from '@althing/domain/chains';
import { setHeldByExisting, setHeldByGovernor } from '@althing/domain/modules';
import type { GovernorDraft, GovernorOrWalletDraft } from '@althing/domain/setup';
import { Radio, Select } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { asked } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import classes from './parties.module.css';
import { usePartyChoices } from './usePartyChoices.ts';
import { WalletEditor } from './WalletEditor.tsx';

/** Loaded when it is chosen, which few do. */
const ExistingGovernor = lazy(async () => ({ default: (await import('./ExistingGovernor.tsx')).ExistingGovernor }));

export interface ActorEditorProps {
  path: FormPathTo<GovernorOrWalletDraft>;
  /** The question that it answers: "Who sends messages?". */
  question: string;
  /** Null until a chain is chosen. */
  chainId: number | null;
}

/** Who holds a role on one chain: a governor there, or a wallet. */
export function ActorEditor({ path, question, chainId }: ActorEditorProps) {
  const { value: actor, set } = useField(path);
  const { value: isGovernor, error } = useField(`${path}.isGovernor`);
  // By a path of its own, as a part that was just taken away is drawn once more.
  const { value: isExisting } = useField(`${path}.isExistingGovernor`);
  const chainIds = chainId === null ? [] : [chainId];
  const choices = usePartyChoices(chainIds);
  const { value: governors } = useField('modules.governor');
  const { chains } = useAppConfig();
  const isThere = chainId === null || isGovernor === true || namesOn(governors, chainId).length > 0;
  const choose = (answer: string) =>
    set(answer === 'existing' ? setHeldByExisting(actor) : setHeldByGovernor(actor, answer === 'governor'));
  return (
    <div>
      <Radio.Group
        {...asked(`${path}.isGovernor`)}
        label={question}
        error={error}
        value={isGovernor === null ? null : isGovernor ? 'governor' : isExisting ? 'existing' : 'wallet'}
        onChange={choose}
        tabIndex={-1}
      >
        <div className={classes.kinds}>
          <Radio
            value="governor"
            label="A governor"
            description={
              isThere
                ? 'Decided by vote: nobody can do it alone.'
                : `There is none on ${chainName(chains, chainId)} yet: add one as a module.`
            }
            disabled={!isThere}
          />
          <Radio value="existing" label="An existing governor" description="Of this or another organisation, by its address." />
          <Radio value="wallet" label="A wallet" description="A multisig, an account, or another module of this organisation." />
        </div>
      </Radio.Group>
      <div className={classes.who}>
        {isGovernor === true && <GovernorSelect path={`${path}.governorName`} chainId={chainId} />}
        {isGovernor === false && isExisting && (
          <Suspense fallback={<LineSkeletons lines={2} />}>
            <ExistingGovernor key={chainId} path={path} chainId={chainId} />
          </Suspense>
        )}
        {isGovernor === false && !isExisting && (
          <WalletEditor path={path} question="What kind of wallet?" noun="Owner" chainIds={chainIds} choices={choices} />
        )}
      </div>
    </div>
  );
}

const namesOn = (governors: readonly GovernorDraft[], chainId: number | null): string[] =>
  [...new Set(governors.filter((governor) => governor.chainId === chainId).map(({ governorName }) => governorName.trim()))].filter(
    (name) => name !== '',
  );

function GovernorSelect({ path, chainId }: { path: FormPathTo<string>; chainId: number | null }) {
  const { value, error, set } = useField(path);
  const { value: governors } = useField('modules.governor');
  const { chains } = useAppConfig();
  const offered = namesOn(governors, chainId);
  const nothing = chainId === null ? 'Choose the chain first' : `There is no governor on ${chainName(chains, chainId)}`;
  return (
    <Select
      {...asked(path)}
      allowDeselect={false}
      placeholder={offered.length > 0 ? 'Select governor' : nothing}
      data={offered}
      value={offered.includes(value) ? value : null}
      error={error}
      onChange={(name) => set(name ?? '')}
    />
  );
}
