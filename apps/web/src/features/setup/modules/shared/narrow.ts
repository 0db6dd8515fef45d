import classes from './crossChain.module.css';

/** For a field whose input is small and whose help is long: the help takes the whole width. */
export const NARROW = { wrapper: classes.short ?? '', description: classes.long ?? '' };
