import type accounts from './en/accounts.json';
import type accountsPeople from './en/accounts-people.json';
import type accountsSignOn from './en/accounts-sign-on.json';
import type backOffice from './en/back-office.json';
import type demo from './en/demo.json';
import type design from './en/design.json';
import type error from './en/error.json';
import type familyLinks from './en/family-links.json';
import type groupData from './en/group-data.json';
import type insight from './en/insight.json';
import type insightProgress from './en/insight-progress.json';
import type insightStudent from './en/insight-student.json';
import type licensing from './en/licensing.json';
import type licensingHistories from './en/licensing-histories.json';
import type metrics from './en/metrics.json';
import type notification from './en/notification.json';
import type notifications from './en/notifications.json';
import type play from './en/play.json';
import type playGames from './en/play-games.json';
import type playProgress from './en/play-progress.json';
import type purchasing from './en/purchasing.json';
import type purchasingCards from './en/purchasing-cards.json';
import type purchasingOrders from './en/purchasing-orders.json';
import type purchasingQuotes from './en/purchasing-quotes.json';
import type reports from './en/reports.json';
import type reportsLetter from './en/reports-letter.json';
import type rosters from './en/rosters.json';
import type rostersUploads from './en/rosters-uploads.json';
import type schools from './en/schools.json';
import type site from './en/site.json';
import type siteDashboard from './en/site-dashboard.json';
import type siteLanding from './en/site-landing.json';
import type siteLegal from './en/site-legal.json';
import type siteStudent from './en/site-student.json';
import type ui from './en/ui.json';
import type validation from './en/validation.json';

/** A key that English does not have is a compile error in a screen; keys of the server go through `useSay`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        accounts: typeof accounts;
        'accounts-people': typeof accountsPeople;
        'accounts-sign-on': typeof accountsSignOn;
        'back-office': typeof backOffice;
        demo: typeof demo;
        design: typeof design;
        error: typeof error;
        'family-links': typeof familyLinks;
        'group-data': typeof groupData;
        insight: typeof insight;
        'insight-progress': typeof insightProgress;
        'insight-student': typeof insightStudent;
        licensing: typeof licensing;
        'licensing-histories': typeof licensingHistories;
        metrics: typeof metrics;
        notification: typeof notification;
        notifications: typeof notifications;
        play: typeof play;
        'play-games': typeof playGames;
        'play-progress': typeof playProgress;
        purchasing: typeof purchasing;
        'purchasing-cards': typeof purchasingCards;
        'purchasing-orders': typeof purchasingOrders;
        'purchasing-quotes': typeof purchasingQuotes;
        reports: typeof reports;
        'reports-letter': typeof reportsLetter;
        rosters: typeof rosters;
        'rosters-uploads': typeof rostersUploads;
        schools: typeof schools;
        site: typeof site;
        'site-dashboard': typeof siteDashboard;
        'site-landing': typeof siteLanding;
        'site-legal': typeof siteLegal;
        'site-student': typeof siteStudent;
        ui: typeof ui;
        validation: typeof validation;
      };
    };
  }
}
