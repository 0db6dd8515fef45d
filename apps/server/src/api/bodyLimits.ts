import type { EndpointKey } from '@althing/domain/http';

/** Bytes. Enough for every request with a few fields, including the longest call data or explanation. */
export const BODY_BYTES = 16_384;

/** Endpoints whose largest valid request is longer. Bytes. */
export const BODY_LIMITS: Partial<Record<EndpointKey, number>> = {
  // A signature may have 16,384 bytes, sent as hexadecimal digits.
  'POST /api/v1/auth/login': 49_152,
  'POST /api/v1/users/me/citizenship-confirmation': 49_152,
  // The largest form, with every chain chosen.
  'POST /api/v1/organisations': 1_048_576,
  'POST /api/v1/organisations/:slug/upgrade-proposals/preview': 1_048_576,
  'POST /api/v1/organisations/:slug/upgrade-proposals': 1_048_576,
  'POST /api/v1/organisations/upgrade-proposals/:id/sign': 49_152,
  // Ten thousand buyers.
  'POST /api/v1/bonds/markets': 1_048_576,
  'PUT /api/v1/bonds/markets/:id': 1_048_576,
  'POST /api/v1/bonds/markets/:id/permits': 49_152,
  'PUT /api/v1/bonds/markets/:id/close-propose': 262_144,
  // As many bytes as the bridges carry, split into many calls.
  'POST /api/v1/bridge/relayer-fee': 131_072,
  'POST /api/v1/bridge/relayer-fees': 131_072,
  'POST /api/v1/bridge/message-simulation': 131_072,
  // Two digits for each byte of calldata, and what surrounds fifty calls.
  'POST /api/v1/organisations/proposal/simulate': 131_072,
};
