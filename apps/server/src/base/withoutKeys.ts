const ADDRESS = /\b(https?|wss?|postgres(?:ql)?):\/\/(?:[^\s"\\/?#]*@)?([^\s"\\/?#@]+)(?:[/?#][^\s"\\]*)?/gi;

/** Text in which addresses of other servers are left with scheme and host: paths, queries and credentials of nodes' addresses are often keys. */
export const withoutKeys = (text: string): string => text.replaceAll(ADDRESS, '$1://$2');
