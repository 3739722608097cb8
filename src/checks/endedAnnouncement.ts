import {announcementEnd, type Announcement} from '../../config/announcement';

/**
 * Asks to remove an announcement that has ended. It is no fault: a day that passes must not stop a build.
 *
 * @param now - in milliseconds since 1970
 * @returns a line with the fix, or none
 */
export function endedAnnouncement(now: number, announcement: Announcement | undefined): string[] {
  return announcement === undefined || announcementEnd(announcement) >= now
    ? []
    : [
        `config/announcement.ts:1: the announcement ended on ${announcement.until} and is not shown any more. Set it to undefined, or write the next one with another id.`,
      ];
}
