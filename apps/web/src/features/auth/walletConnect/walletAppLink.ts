/** Schemes that the browser itself would run or open. A wallet names its own link, so the link is only as trustworthy as the wallet's maker. */
const NOT_AN_APP = /^(javascript|data|blob|file|vbscript|view-source|about|http|ws|wss|ftp):/i;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//i;

/** The link that opens a wallet's app on this device, preferably its https one; undefined where there is no safe one. */
export function walletAppLink(redirect: { native?: string; universal?: string } | undefined): string | undefined {
  return [redirect?.universal, redirect?.native].find((link) => link !== undefined && LINK.test(link) && !NOT_AN_APP.test(link));
}
