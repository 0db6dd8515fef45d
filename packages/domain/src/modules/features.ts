/** Feature switches of an installation, as `GET /config` answers them. */
export interface Features {
  governance: boolean;
  bonding: boolean;
  tally: boolean;
  refund: boolean;
}
