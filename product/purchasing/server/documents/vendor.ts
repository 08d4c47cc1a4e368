import type { VendorSettings } from '../settings.ts';

/** Who sells, as it stands on quotes, invoices and receipts. */
export type Vendor = VendorSettings;
