import { askOf, factsToChange, laterChanges, type OrganisationItem } from '@althing/domain/setup';
import classes from './review.module.css';

/** Which of these values can never be changed, and who may change the others later. */
export function LaterChanges({ items }: { items: readonly OrganisationItem[] }) {
  const facts = items.flatMap((item) =>
    item.type === 'link' ? item.facts.map((fact) => ({ ...fact, label: askOf('links').label })) : factsToChange(item),
  );
  const sentences = laterChanges(facts);
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.later} aria-label="Later changes">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
