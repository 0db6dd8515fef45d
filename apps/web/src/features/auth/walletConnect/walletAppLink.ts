/** Schemes that a browser runs or reads itself. A wallet names its link, so it is as trustworthy as whoever made the wallet. */
const NOT_AN_APP = /^(javascript|data|blob|file|vbscript|view-source|about|http|ws|wss|ftp):/i;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//i;

/** The link that opens a wallet's app on this device, its https one where it has both; undefined where neither is safe to open. */
export function walletAppLink(redirect: { native?: string; universal?: string } | undefined): string | undefined {
  return [redirect?.universal, redirect?.native].find((link) => link !== undefined && LINK.test(link) && !NOT_AN_APP.test(link));
}
