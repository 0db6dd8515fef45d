import { askOf, entryStatus } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { type Edit, useEdit } from '../edit/EditContext.ts';
import { useField } from '../form/useField.ts';
import classes from './organisation.module.css';

export interface ProfileMarkProps {
  path: 'name' | 'description' | 'categoryId' | 'logoId' | 'links';
}

/** Under a field of the profile, which no chain keeps: that it is another than the record's, and the way back. Nothing where an organisation is founded. */
export function ProfileMark(props: ProfileMarkProps) {
  const edit = useEdit();
  return edit && <Mark edit={edit} {...props} />;
}

function Mark({ edit: { initial }, path }: ProfileMarkProps & { edit: Edit }) {
  const { value, set } = useField(path);
  if (entryStatus(value, initial[path]) === 'unchanged') return null;
  return (
    <p className={classes.mark}>
      <StatusBadge tone="waiting">changed</StatusBadge>
      <Button
        variant="default"
        size="sm"
        aria-label={`Undo the changes of ${askOf(path).label}`}
        onClick={() => set(structuredClone(initial[path]))}
      >
        Undo
      </Button>
    </p>
  );
}
