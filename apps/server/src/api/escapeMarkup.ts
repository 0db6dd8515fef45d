const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text of strangers as the content of an element or attribute, of HTML or XML. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
