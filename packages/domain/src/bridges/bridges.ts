/** Bridges between chains for which there is an adapter contract. */
export const BRIDGES = ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole', 'polymer', 'connext'] as const;
export type Bridge = (typeof BRIDGES)[number];
