/** An answer other than 2xx, or none at all (`status` 0). `message` may be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(message: string, { status, code, requestId, cause }: { status: number; code: string; requestId?: string; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }

  /** Whether the same request may succeed a moment later. */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }
}
