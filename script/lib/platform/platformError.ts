/** A sentence for whoever runs the command; nothing of it is a defect of ours. */
export class PlatformError extends Error {
  override name = 'PlatformError';
}
