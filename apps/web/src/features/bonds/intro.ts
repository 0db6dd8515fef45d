/** The introduction of the bonds on sale. Also part of the page’s HTML, which shows it before the program is loaded. */
export const MARKETS = {
  title: 'VEOs',
  lead: 'Organisations sell bonds here, each in a sale of its own, a VEO: you pay now and receive tokens later, or bit by bit. Until then a contract holds them for you. The price is often below the market’s, because you wait.',
} as const;

/** What every bond is. Part of the page’s HTML as well, after what is sold for what. */
export const MARKET = {
  lead: 'You pay now, at the price that you see here, and receive the tokens when the terms below say; until then a contract keeps them for you.',
} as const;

/** The introduction of the bonds that one holds. Also part of the page’s HTML, which shows it before the program is loaded. */
export const DASHBOARD = {
  title: 'Dashboard',
  lead: 'The bonds that you hold. Redeem each from its day on, or claim what has vested; nothing is lost by waiting.',
} as const;
