import classes from './LengthCount.module.css';

/** How long a text is and may be. Stands as the description below its input. */
export const LengthCount = ({ text, limit }: { text: string; limit: number }) => (
  <span className={classes.count}>
    {text.trim().length} of {limit} characters
  </span>
);
