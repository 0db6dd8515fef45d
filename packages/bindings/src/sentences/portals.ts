/** Errors of asset controllers and the wrapper in front of them. Errors that message controllers have too are in `MESSAGE_SENTENCES`. */
export const PORTAL_SENTENCES: Readonly<Record<string, string>> = {
  Controller_ChainNotSupported: 'Tokens do not travel between these two chains at the moment.',
  Controller_NotHighEnoughLimits: 'This is more than may travel this way at the moment. Send less, or wait until the limit has come back.',
  Controller_SelectorNotAllowed: 'The controller cannot call this function of a token.',
  Controller_TransferNotExecutable: 'The transfer has arrived already, or is for another chain.',
  Controller_TransferNotExecutableYet: "The clock of this chain is behind the other's. Try again in a moment.",
  Controller_TransferResentByAdapter: 'This bridge has brought the transfer already.',
  Controller_UnsupportedToken: 'This token does not move in full.',
  Controller_ZeroAmount: 'The amount must be greater than 0.',
  Wrapper_ControllerNotWhitelisted: 'Transfers of this token do not go through here.',
  Wrapper_FeeOnTransferTokenNotSupported: 'This token does not move in full.',
  Wrapper_FeeTooHigh: 'The fee is above what you accept.',
  Wrapper_InvalidFeeRate: 'The fee may be 5 % at most.',
  Wrapper_InvalidFeeTiers: 'There can be three tiers, with ascending thresholds.',
  Wrapper_TokenDiffers: 'This controller carries another token.',
};
