import { hoursLater } from '#platform/contract/links/code-links.ts';

/** How long an office opens a packet, as often as it likes: whoever makes the link chooses. */
export const PACKET_DAYS = [7, 30, 60] as const;
export type PacketDays = (typeof PACKET_DAYS)[number];
export const USUAL_DAYS: PacketDays = 30;

/** Of one quote at a time: more are of no use to anybody. */
export const MOST_PACKETS = 10;

export const packetEnd = (now: Date, days: PacketDays): Date => hoursLater(now, days * 24);

/** Where a packet is opened, on the dashboard's site. */
export const PACKET_PATH = '/packet/';

/** What an office asks for, in the order of reading. */
export const PACKET_PAPERS = ['quote', 'w9', 'agreement', 'security', 'accessibility'] as const;
export type PacketPaper = (typeof PACKET_PAPERS)[number];
/** Those that are pages for everybody, too. */
const PUBLIC_PAPERS = ['agreement', 'security', 'accessibility'] as const;
export type PublicPaper = (typeof PUBLIC_PAPERS)[number];

export const isPublicPaper = (paper: PacketPaper): paper is PublicPaper =>
  PUBLIC_PAPERS.some((one) => one === paper);
