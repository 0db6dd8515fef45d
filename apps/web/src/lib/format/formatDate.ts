import { dateText, dateTimeText } from '@althing/domain/display';

/** An ISO text, a date or UNIX seconds. */
type Time = Parameters<typeof dateText>[0];

/** `21.11.2026`, in the reader's time zone. */
export const formatDay = (time: Time): string => dateText(time, 'reader');
/** `21.11.2026, 14:05`, in the reader's time zone. */
export const formatTime = (time: Time): string => dateTimeText(time, 'reader');
