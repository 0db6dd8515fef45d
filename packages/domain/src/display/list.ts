let format: Intl.ListFormat | undefined;

/** `Alpha, Beta and Gamma`. Making a format takes milliseconds, so there is one. */
export function listInWords(items: Iterable<string>): string {
  format ??= new Intl.ListFormat('en-GB');
  return format.format(items);
}
