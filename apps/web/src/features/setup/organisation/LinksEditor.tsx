import { LINK_NAMES } from '@althing/domain/organisation';
import { addLink, askOf, MAX_LINKS } from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { useField } from '../form/useField.ts';
import classes from './organisation.module.css';

const TYPES = Object.entries(LINK_NAMES).map(([value, label]) => ({ value, label }));

/** The links of the organisation, each with a type and a URL. */
export function LinksEditor() {
  const { value: links, set } = useField('links');
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  return (
    <fieldset className={classes.fieldset}>
      <legend>{askOf('links').label} (optional)</legend>
      <p className={classes.help}>Where people find you. The website is opened by “Visit Website” on your card.</p>
      <ul ref={entries} className={classes.linkRows}>
        {links.map((link, index) => (
          <li key={link.id} className={classes.link}>
            <SelectField
              path={`links.${index}.type`}
              of={`link ${index + 1}`}
              isBare
              placeholder={askOf(`links.${index}.type`).label}
              data={TYPES}
            />
            <TextField path={`links.${index}.url`} of={`link ${index + 1}`} isBare placeholder="https://" type="url" inputMode="url" />
            <RemoveButton
              aria-label={`Remove link ${index + 1}`}
              size="lg"
              onClick={() => removeEntry(() => set(links.filter(({ id }) => id !== link.id)))}
            />
          </li>
        ))}
      </ul>
      <ReasonButton
        ref={addButton}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        reason={links.length >= MAX_LINKS ? `At most ${MAX_LINKS} links. Remove one first.` : undefined}
        onClick={() => addEntry(() => set(addLink(links)))}
      >
        Add link
      </ReasonButton>
    </fieldset>
  );
}
