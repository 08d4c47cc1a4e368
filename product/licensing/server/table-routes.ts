import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import * as metrics from '../metrics-contract.ts';
import * as site from '../site-contract.ts';
import * as tables from '../tables-contract.ts';
import { ecommerceHistory } from './tables/ecommerce-history.ts';
import {
  familyLicenseHistory,
  licenseHistory,
  staffLicenseHistory,
  staffTransferHistory,
  transferHistory,
} from './tables/license-history.ts';
import { giftInviters, giftInvites, outOfLicenseEducators, outOfLicenseStudents } from './tables/metrics.ts';
import { groupOverview, purchaseOverview } from './tables/overview.ts';
import { programHistory, staffProgramHistory } from './tables/program-history.ts';
import { countExpiry } from './usage-report/expiry.ts';
import { addUp, printUsage, tellBalance } from './usage-report/report.ts';
import { siteAccessSource, siteLotsSource, siteUsageSource } from './usage-report/tables.ts';

/** What people read about licenses. */
export function licenseTableRoutes(serve: Serve): void {
  tableRoutes(serve, tables.purchaseOverviewTable, purchaseOverview);
  tableRoutes(serve, tables.groupOverviewTable, groupOverview);
  tableRoutes(serve, tables.staffLicenseHistoryTable, staffLicenseHistory);
  tableRoutes(serve, tables.licenseHistoryTable, licenseHistory);
  tableRoutes(serve, tables.familyLicenseHistoryTable, familyLicenseHistory);
  tableRoutes(serve, tables.staffTransferHistoryTable, staffTransferHistory);
  tableRoutes(serve, tables.transferHistoryTable, transferHistory);
  tableRoutes(serve, tables.staffProgramHistoryTable, staffProgramHistory);
  tableRoutes(serve, tables.programHistoryTable, programHistory);
  tableRoutes(serve, tables.ecommerceHistoryTable, ecommerceHistory);
  tableRoutes(serve, metrics.outOfLicenseStudentsTable, outOfLicenseStudents);
  tableRoutes(serve, metrics.outOfLicenseEducatorsTable, outOfLicenseEducators);
  tableRoutes(serve, metrics.giftInvitesTable, giftInvites);
  tableRoutes(serve, metrics.giftInvitersTable, giftInviters);
  tableRoutes(serve, site.siteLotsTable, siteLotsSource);
  tableRoutes(serve, site.siteAccessTable, siteAccessSource);
  tableRoutes(serve, site.siteUsageTable, siteUsageSource);
  serve(site.siteUsageTotals, addUp);
  serve(site.siteBalanceOf, tellBalance);
  serve.ownTransaction(site.siteUsagePdf, printUsage);
  serve(site.licenseExpiry, countExpiry);
}
