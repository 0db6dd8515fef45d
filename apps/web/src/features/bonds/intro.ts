/** The introduction of the bonds on sale. Also part of the page’s HTML, which shows it before the program is loaded. */
export const MARKETS = {
  title: 'VEOs',
  lead: 'Organisations sell bonds here: you pay now and receive tokens later, or bit by bit. Until then a contract holds them for you. The price is often below the market’s, because you wait.',
} as const;

/** The introduction of the bonds that one holds. Also part of the page’s HTML, which shows it before the program is loaded. */
export const DASHBOARD = {
  title: 'Dashboard',
  lead: 'The bonds that you hold. Redeem each from its day on, or claim what has vested; nothing is lost by waiting.',
} as const;
