/** The present, as an input: tests move it. */
export type Clock = () => Date;
