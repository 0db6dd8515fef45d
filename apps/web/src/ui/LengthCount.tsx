import classes from './LengthCount.module.css';

/** The length of a text and its limit, shown below the input. */
export const LengthCount = ({ text, limit }: { text: string; limit: number }) => (
  <span className={classes.count}>
    {text.trim().length} of {limit} characters
  </span>
);
