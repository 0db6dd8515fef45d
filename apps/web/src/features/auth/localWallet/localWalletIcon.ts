const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#526b2d"/><g fill="none" stroke="#fbf9f4" stroke-width="1.8"><rect x="7" y="10" width="18" height="13" rx="2.5"/><path d="M18 14.5h7v4h-7a2 2 0 0 1 0-4Z"/></g></svg>';

export const LOCAL_WALLET_ICON = `data:image/svg+xml,${encodeURIComponent(svg)}` as const;
