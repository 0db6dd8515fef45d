import { askOf } from '@althing/domain/setup';
import {
  applyTemplate,
  LEAST_PEOPLE,
  type TemplateAnswers,
  type TemplateName,
  templateProblems,
  TEMPLATES,
} from '@althing/domain/templates';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { ChainSwitchGrid } from '../../../ui/ChainSwitchGrid.tsx';
import { notify } from '../../../ui/notify.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { readAddressList } from '../parties/readAddressList.ts';
import { PeopleField } from './PeopleField.tsx';
import classes from './templates.module.css';

export interface TemplateFormProps {
  name: TemplateName;
  /** Whether modules were chosen before, which the template replaces. */
  isReplacing: boolean;
  onDone: () => void;
}

interface Typed extends Pick<TemplateAnswers, 'chainIds' | 'tokenName' | 'tokenSymbol'> {
  members: string;
  guardians: string;
}

const answersOf = ({ members, guardians, ...typed }: Typed): TemplateAnswers => ({
  ...typed,
  members: readAddressList(members).addresses,
  guardians: readAddressList(guardians).addresses,
});

/** What is wrong with what was typed, by field. Nobody is left out in silence: what is no address has to be corrected. */
function problemsOf(name: TemplateName, typed: Typed): ReturnType<typeof templateProblems> {
  const unread = (text: string): string | undefined => {
    const { rejected } = readAddressList(text);
    return rejected.length === 0 ? undefined : `Not an address: ${rejected.slice(0, 3).join(', ')}`;
  };
  const members = unread(typed.members);
  const guardians = TEMPLATES[name].asksGuardians ? unread(typed.guardians) : undefined;
  return { ...templateProblems(name, answersOf(typed)), ...(members && { members }), ...(guardians && { guardians }) };
}

/** What a template asks, the reasons for its numbers, and the button that fills in the draft. */
export function TemplateForm({ name, isReplacing, onDone }: TemplateFormProps) {
  const { chains } = useAppConfig();
  const session = useSession();
  const update = useUpdate();
  const [typed, setTyped] = useState<Typed>({
    chainIds: [],
    members: session?.address ?? '',
    guardians: '',
    tokenName: '',
    tokenSymbol: '',
  });
  const [isAsked, setAsked] = useState(false);
  const template = TEMPLATES[name];
  const problems = isAsked ? problemsOf(name, typed) : {};
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const fillIn = () => {
    setAsked(true);
    if (Object.keys(problemsOf(name, typed)).length > 0) return;
    update((form) => applyTemplate(name, form, answersOf(typed), chains));
    notify.success(`Filled in: ${template.title.charAt(0).toLowerCase()}${template.title.slice(1)}`);
    onDone();
  };
  return (
    <div className={classes.form} role="group" aria-label={template.title}>
      <ChainSwitchGrid
        label={template.spansChains ? 'Select blockchains' : 'Select one blockchain'}
        value={typed.chainIds}
        onChange={(chainIds) => change({ chainIds })}
        error={problems.chainIds}
      />
      <PeopleField
        label="Members"
        description={`Addresses of at least ${LEAST_PEOPLE} people, one a line.`}
        value={typed.members}
        error={problems.members}
        onChange={(members) => change({ members })}
      />
      {template.asksGuardians && (
        <PeopleField
          label="Guardians"
          description={`Addresses of at least ${LEAST_PEOPLE} people who are not the members, one a line.`}
          value={typed.guardians}
          error={problems.guardians}
          onChange={(guardians) => change({ guardians })}
        />
      )}
      {template.asksToken && <TokenNames typed={typed} problems={problems} onChange={change} />}
      <Reasons reasons={template.reasons} />
      {isReplacing && (
        <p className={classes.replacing}>The modules and the token of this draft are replaced. The first page stays as it is.</p>
      )}
      <Button variant="default" w="fit-content" onClick={fillIn}>
        Fill in the draft
      </Button>
    </div>
  );
}

interface TokenNamesProps {
  typed: Pick<Typed, 'tokenName' | 'tokenSymbol'>;
  problems: ReturnType<typeof templateProblems>;
  onChange: (part: Partial<Typed>) => void;
}

function TokenNames({ typed, problems, onChange }: TokenNamesProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        label={askOf('token.name').label}
        withAsterisk
        autoComplete="off"
        value={typed.tokenName}
        error={problems.tokenName}
        onChange={(event) => onChange({ tokenName: event.currentTarget.value })}
      />
      <TextInput
        label={askOf('token.symbol').label}
        withAsterisk
        autoComplete="off"
        value={typed.tokenSymbol}
        error={problems.tokenSymbol}
        onChange={(event) => onChange({ tokenSymbol: event.currentTarget.value })}
      />
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <div>
      <p className={classes.why}>Why it is built like this</p>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
