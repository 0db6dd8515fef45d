import type { EndpointKey } from '@althing/domain/http';

/** Enough for every request of some fields, the longest call data or explanation among them excepted. */
export const BODY_BYTES = 16_384;

/** Endpoints whose largest request is longer. */
export const BODY_LIMITS: Partial<Record<EndpointKey, number>> = {
  // A signature of 16,384 bytes in hexadecimal digits.
  'POST /api/v1/auth/login': 49_152,
  'POST /api/v1/users/me/citizenship-confirmation': 49_152,
  // The largest form, on every chain.
  'POST /api/v1/organisations': 1_048_576,
  // Ten thousand buyers.
  'POST /api/v1/bonds/markets': 1_048_576,
  'PUT /api/v1/bonds/markets/:id': 1_048_576,
  'PUT /api/v1/bonds/markets/:id/close-propose': 262_144,
  // As many bytes as bridges carry, in many calls.
  'POST /api/v1/bridge/relayer-fee': 131_072,
  'POST /api/v1/bridge/message-simulation': 131_072,
};
