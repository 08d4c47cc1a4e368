import type { Brand } from '#brands/brand.ts';
import type { VendorSettings } from '../settings.ts';

/** Who sells, as it stands on quotes, invoices and receipts. */
export type Vendor = VendorSettings;

/** What every document is made with. */
export type Stationery = { brand: Brand; vendor: Vendor; site: string };
