/** Errors of managers of Wormhole's NTT that somebody meets who sends tokens over them, or has given out what waits. */
export const NTT_SENTENCES: Readonly<Record<string, string>> = {
  BurnAmountDifferentThanBalanceDiff: 'The token takes something off each transfer, so this bridge does not carry it.',
  DeliveryPaymentTooLow: 'The bridge asks for a higher fee than was sent. Ask again.',
  InboundQueuedTransferNotFound: 'Nothing waits for this transfer any more: it was given out already.',
  InboundQueuedTransferStillQueued: 'It has to wait longer before it can be given out.',
  InvalidFork: 'The bridge’s contract was made for another chain.',
  InvalidRecipient: 'The bridge does not take this recipient.',
  InvalidRefundAddress: 'The bridge does not take this address for what is paid too much.',
  NoEnabledTransceivers: 'The bridge has nobody to bring messages of this token.',
  NotEnoughCapacity: 'The limit of the bridge for this token does not let as much through at present. Move less, or wait.',
  PeerNotRegistered: 'The bridge does not carry this token to that chain.',
  RefundFailed: 'The account does not take back what was paid too much.',
  RequireContractIsNotPaused: 'The owner of the bridge’s contract has stopped transfers of this token.',
  TransferAmountHasDust: 'The bridge carries fewer decimals than this amount has. Leave the last ones out.',
  UnexpectedMsgValue: 'The bridge takes no payment for this.',
  ZeroAmount: 'Nothing would be moved.',
};
