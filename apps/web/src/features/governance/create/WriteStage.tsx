import { MAX_PROPOSAL_BODY_LENGTH, MAX_PROPOSAL_TITLE_LENGTH } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { excessProblem } from '@althing/domain/text';
import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { LengthCount } from '../../../ui/LengthCount.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import classes from './Create.module.css';
import { governorKey } from './governorKey.ts';
import type { StageProps } from './stageProps.ts';

export interface WriteStageProps extends StageProps {
  organisation: OrganisationDetail;
  /** The governor that decides at present. */
  governor: GovernorView;
}

export function WriteStage({ organisation, governor, wizard, errors }: WriteStageProps) {
  const { draft, edit, chooseGovernor } = wizard;
  const { title, body } = draft.form;
  const { chains } = useAppConfig();
  const [view, setView] = useState('write');
  const choices = organisation.governors.map((choice) => ({
    value: governorKey(choice),
    label: `${choice.governorName} on ${chains.find(({ id }) => id === choice.chainId)?.name ?? choice.chainId}`,
  }));
  return (
    <div className={classes.form}>
      {choices.length > 1 && (
        <Select
          label="Governor"
          description="Who decides, and whose treasury pays."
          data={choices}
          value={governorKey(governor)}
          onChange={(value) => value && chooseGovernor(value)}
          allowDeselect={false}
        />
      )}
      <TextInput
        label="Title"
        placeholder="What is decided, in one line"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={<LengthCount text={title} limit={MAX_PROPOSAL_TITLE_LENGTH} />}
        value={title}
        onChange={(event) => edit({ type: 'title', title: event.currentTarget.value })}
        error={excessProblem(title, MAX_PROPOSAL_TITLE_LENGTH) ?? errors.title}
        withAsterisk
      />
      <div>
        <div className={classes.bodyHead}>
          <span aria-hidden />
          <SegmentedControl
            size="xs"
            aria-label="Description"
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: 'Write' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        </div>
        {view === 'write' ? (
          <Textarea
            label="Description"
            description="What should happen and why. Markdown: # heading, **bold**, - list, [link](https://…). Public, and kept on the chain for good."
            autosize
            minRows={9}
            maxRows={26}
            value={body}
            onChange={(event) => edit({ type: 'body', body: event.currentTarget.value })}
            error={excessProblem(body, MAX_PROPOSAL_BODY_LENGTH) ?? errors.body}
            withAsterisk
          />
        ) : (
          <div className={classes.preview}>{body.trim() ? <Markdown source={body} /> : 'Nothing is written yet.'}</div>
        )}
      </div>
    </div>
  );
}
