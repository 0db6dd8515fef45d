import { once } from '../once.ts';

const format = once(() => new Intl.ListFormat('en-GB'));

/** `Alpha, Beta and Gamma`. Making a format takes milliseconds, so there is one. */
export const listInWords = (items: Iterable<string>): string => format().format(items);
