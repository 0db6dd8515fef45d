import { askOf } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { LengthCount } from '../../../ui/LengthCount.tsx';
import { useCategories } from '../../organisations/index.ts';
import { SelectField, TextareaField, TextField } from '../form/fields.tsx';
import { useField } from '../form/useField.ts';
import { CardPreview } from './CardPreview.tsx';
import { useEdit } from '../edit/EditContext.ts';
import { LinksEditor } from './LinksEditor.tsx';
import { LogoPicker } from './LogoPicker.tsx';
import { ProfileMark } from './ProfileMark.tsx';
import classes from './organisation.module.css';

/** Step 1: who the organisation is. */
export function OrganisationStep() {
  const isEdit = useEdit() !== null;
  return (
    <div className={classes.layout}>
      <div className={classes.fields}>
        {isEdit && <TextField path="proposalName" required description="What the signers are asked to agree to, in a few words." />}
        <TextField
          path="name"
          description={isEdit ? 'Its address on Althing stays the same.' : 'Its address on Althing is made from it.'}
        />
        <ProfileMark path="name" />
        <CategoryField />
        <ProfileMark path="categoryId" />
        <DescriptionField />
        <ProfileMark path="description" />
        <LogoPicker />
        <ProfileMark path="logoId" />
        <LinksEditor />
        <ProfileMark path="links" />
      </div>
      <aside className={classes.preview} aria-label="Preview of the card">
        <CardPreview />
      </aside>
    </div>
  );
}

function CategoryField() {
  const { data, isPending, isError, refetch } = useCategories();
  return (
    <SelectField
      path="categoryId"
      placeholder={isPending ? 'Loading the categories…' : 'Select category'}
      disabled={!data}
      data={data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      description={
        isError ? (
          <>
            The categories could not be read.{' '}
            <Button component="span" variant="transparent" size="compact-sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          'Helps people to find you in the list.'
        )
      }
    />
  );
}

/** Grows with its text through CSS only: Mantine's `autosize` forces a layout in the middle of rendering. */
const GROWING = { wrapper: classes.growing ?? '', input: classes.growingInput ?? '' };

function DescriptionField() {
  const { value } = useField('description');
  const { maxLength } = askOf('description');
  return (
    <TextareaField
      path="description"
      rows={4}
      classNames={GROWING}
      attributes={{ wrapper: { 'data-text': value } }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          Plain text: addresses of pages are not made into links here, but in the list of links below.{' '}
          {maxLength && <LengthCount text={value} limit={maxLength} />}
        </>
      }
    />
  );
}
