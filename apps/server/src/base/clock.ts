/** The current time as an input, so that tests can set it. */
export type Clock = () => Date;
