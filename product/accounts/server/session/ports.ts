import type { Day } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';
import type { ColumnExpression } from '#platform/server/tables/source.ts';
import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';
import type { EcommerceState } from '../../rules/ecommerce.ts';
import type { StaffFactor } from '../../rules/factors/due.ts';
import type { GiftOffer } from '../../rules/people/gifts.ts';
import type { NewsDesk } from '../news/wishes.ts';
import type { IdentityProviders } from './sign-on-provider.ts';

/** A trial that activation or verification begins, or that staff let end on another day. */
type Trial = {
  accountId: number;
  endsOn: Day;
  issuer: 'account_activation' | 'account_verification' | 'user';
  /** Until then it is for one student. */
  verified: boolean;
};

/** What the accounts need from licensing. */
export type LicenseOffice = {
  ecommerceOf(tx: Tx, actor: Actor, now: Date): Promise<EcommerceState>;
  /** `operation` says why, and with the account's id behind it is done once. */
  setTrials(
    tx: Tx,
    trials: readonly Trial[],
    by: { actor: Actor | null; now: Date; operation: string },
  ): Promise<void>;
  /** These accounts are verified now: who invited them is thanked. */
  verified(tx: Tx, accountIds: readonly number[], now: Date): Promise<void>;
  /** What the next invitation brings. */
  giftOffer(tx: Tx, actor: Actor, now: Date): Promise<GiftOffer>;
  /** Whether a student has a license today. Asked at sign-in, outside of its transaction. */
  admits(db: Db, studentId: number, now: Date): Promise<boolean>;
  /** In both directions: nobody of a school draws on a family's licenses, nor a family on a school's. */
  endSiteAccess(tx: Tx, accountId: number): Promise<void>;
  /** Of an educator `a` in a list: how many of the actor's site licenses their students use this school year. */
  siteUsed: ColumnExpression;
  /** Licenses that they have from elsewhere. */
  elsewhereUsed: ColumnExpression;
};

type Joining = { tx: Tx; actor: Actor; now: Date; requestId: string };

/** What the accounts need from the rosters: students whom an educator added before staff said at which school. */
export type RosterOffice = {
  awaitingSchool(tx: Tx, educatorId: number): Promise<number>;
  /** They move along to the school, each with a row in the audit. Answers how many. */
  joinSchool(by: Joining, to: { educatorId: number; schoolId: number }): Promise<number>;
  /** They are children of the family from now on. */
  stayWithFamily(tx: Tx, educatorId: number): Promise<void>;
  /** Whom the educator's class code lets in: each has a row in the audit that it was read, or is another one. */
  classCodeTouched(by: Joining, action: 'student.class-code' | 'student.class-code-read'): Promise<void>;
  /** For somebody who is no educator any more. */
  endSharesOf(tx: Tx, accountId: number): Promise<void>;
  /** For somebody who works at another school now. Answers how many shares ended. */
  endSharesOfSchool(tx: Tx, accountId: number, schoolId: number | null): Promise<number>;
};

/**
 * For whom passkeys are made: the host of the dashboard, which the other brands' hosts lie below, and the pages that may
 * ask for one.
 */
export type PasskeyPlace = { rpId: string; origins: readonly string[] };

/** What the accounts need from around them, handed in by the app. */
export type AccountPorts = {
  appKey: AppKey;
  post: PostOffice;
  strictMessages: boolean;
  /** Whether staff need more than a password. */
  staffFactor: StaffFactor;
  /** Where passkeys are at home. */
  passkeys: PasskeyPlace;
  licenses: LicenseOffice;
  rosters: RosterOffice;
  /** Who vouches for students here, as far as anybody does. */
  signOn: IdentityProviders;
  /** Null: nobody sends news here. */
  news: NewsDesk | null;
  /** Of these accounts: whom a quote, an order or an uploaded file is made out to. Those are not deleted. */
  heldByPapers(tx: Tx, ids: readonly number[]): Promise<number[]>;
  /** A child's card was used: a tile that wrong pictures locked is open again. */
  cardUsed(db: Db, studentId: number): Promise<void>;
  notificationsOf(tx: Tx, actor: Actor): Promise<SidebarItem[]>;
};
