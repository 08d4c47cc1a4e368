import type accounts from './en/accounts.json';
import type admin from './en/admin.json';
import type cards from './en/cards.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type design from './en/design.json';
import type error from './en/error.json';
import type games from './en/games.json';
import type histories from './en/histories.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type licensing from './en/licensing.json';
import type notification from './en/notification.json';
import type notifications from './en/notifications.json';
import type orders from './en/orders.json';
import type people from './en/people.json';
import type play from './en/play.json';
import type progress from './en/progress.json';
import type purchasing from './en/purchasing.json';
import type quotes from './en/quotes.json';
import type rosters from './en/rosters.json';
import type schools from './en/schools.json';
import type signOn from './en/sign-on.json';
import type site from './en/site.json';
import type student from './en/student.json';
import type ui from './en/ui.json';
import type uploads from './en/uploads.json';
import type validation from './en/validation.json';

/** A key that English does not have is a compile error in a screen; keys of the server go through `useSay`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        accounts: typeof accounts;
        admin: typeof admin;
        cards: typeof cards;
        dashboard: typeof dashboard;
        demo: typeof demo;
        design: typeof design;
        error: typeof error;
        games: typeof games;
        histories: typeof histories;
        landing: typeof landing;
        legal: typeof legal;
        licensing: typeof licensing;
        notification: typeof notification;
        notifications: typeof notifications;
        orders: typeof orders;
        people: typeof people;
        play: typeof play;
        progress: typeof progress;
        purchasing: typeof purchasing;
        quotes: typeof quotes;
        rosters: typeof rosters;
        schools: typeof schools;
        'sign-on': typeof signOn;
        site: typeof site;
        student: typeof student;
        ui: typeof ui;
        uploads: typeof uploads;
        validation: typeof validation;
      };
    };
  }
}
